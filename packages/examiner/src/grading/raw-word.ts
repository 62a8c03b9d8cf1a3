/** A word before numbers are read: what the passes over a text hand on. */
export interface RawWord {
  text: string;
  start: number;
  end: number;
  sentence: number;
  clause: number;
}
