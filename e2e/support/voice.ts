/** Who speaks for the examiner, and how it gets here: our engine by socket, another company, our engine in a room. */
export type Voice = 'embedded' | 'hosted' | 'room';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The coach's stories are told once with each. */
    voice: Voice;
  }
}
