/** The little of autocannon that is used here; it ships no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Options {
    url: string;
    connections: number;
    /** Requests a second, over all connections. */
    overallRate: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
  }

  interface Instance extends EventEmitter, PromiseLike<unknown> {
    /** `milliseconds`: from the request being written to its answer being read. */
    on(
      event: 'response',
      listener: (client: unknown, statusCode: number, bytes: number, milliseconds: number) => void,
    ): this;
  }

  // biome-ignore lint/style/noDefaultExport: this is how autocannon exports its one function.
  export default function autocannon(options: Options): Instance;
}
