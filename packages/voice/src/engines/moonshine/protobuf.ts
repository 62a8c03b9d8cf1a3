/** As much of protobuf as it takes to change a message: its fields that are texts, bytes or messages themselves. */

/** The message, with every field of this number edited. */
export function editFields(
  message: Uint8Array,
  number: number,
  edit: (content: Uint8Array) => Uint8Array,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let at = 0;
  while (at < message.length) {
    const from = at;
    const key = readNumber();
    const kind = key & 7;
    if (kind === 0) readNumber();
    else if (kind === 1) at += 8;
    else if (kind === 5) at += 4;
    else {
      const length = readNumber();
      at += length;
      if (key >>> 3 === number) {
        parts.push(field(number, edit(message.subarray(at - length, at))));
        continue;
      }
    }
    parts.push(message.subarray(from, at));
  }
  return Buffer.concat(parts);

  function readNumber(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++]!;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
}

export function readFields(message: Uint8Array, number: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  editFields(message, number, (content) => {
    found.push(content);
    return content.subarray(0, 0);
  });
  return found;
}

export function field(number: number, content: Uint8Array): Uint8Array {
  return Buffer.concat([writeNumber(number * 8 + 2), writeNumber(content.length), content]);
}

export const textField = (number: number, text: string) => field(number, Buffer.from(text));

export const numberField = (number: number, value: number) =>
  Buffer.concat([writeNumber(number * 8), writeNumber(value)]);

export const packFloats = (count: number, value: number) =>
  new Uint8Array(new Float32Array(count).fill(value).buffer);

function writeNumber(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}
