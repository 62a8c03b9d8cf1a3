/** What the process under load says when it listens. */
export interface Ready {
  appUrl: string;
  bareUrl: string;
  cookie: string;
  email: string;
  password: string;
}

/** Delay of the event loop between 'watch' and 'report', in milliseconds; an idle loop shows about 1. */
export interface Watched {
  p50: number;
  p99: number;
  max: number;
}

/** Watch the event loop; hash fifty passwords and say 'hashed'; report what was watched; stop. */
export type Order = 'watch' | 'hash' | 'report' | 'stop';
