/** Eight seconds of speech; longer files double as they grow. */
const INITIAL_BYTES = 256 * 1024;
const SEEK_SET = 0;
const SEEK_CUR = 1;

/** A growing file with a position: Flite writes the samples, then goes back to fill in the header. */
export class MemoryFile {
  #data = new Uint8Array(INITIAL_BYTES);
  #size = 0;
  #position = 0;

  seek(offset: number, whence: number): number {
    const base = whence === SEEK_SET ? 0 : whence === SEEK_CUR ? this.#position : this.#size;
    this.#position = Math.max(0, base + offset);
    return this.#position;
  }

  write(chunk: Uint8Array): void {
    const end = this.#position + chunk.length;
    if (end > this.#data.length) {
      const grown = new Uint8Array(Math.max(end, 2 * this.#data.length));
      grown.set(this.#data.subarray(0, this.#size));
      this.#data = grown;
    }
    this.#data.set(chunk, this.#position);
    this.#position = end;
    this.#size = Math.max(this.#size, end);
  }

  content(): Uint8Array {
    return this.#data.subarray(0, this.#size);
  }
}
