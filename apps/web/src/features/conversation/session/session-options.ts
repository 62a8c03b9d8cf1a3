export type SessionOptions = { textOnly: boolean; microphoneId: string | null };
