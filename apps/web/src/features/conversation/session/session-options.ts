export type SessionOptions = {
  textOnly: boolean;
  microphoneId: string | null;
  /** What the examiner can have the page do, by name. */
  clientTools: Record<string, (parameters: Record<string, unknown>) => Promise<string>>;
};
