/** What the process under load says when it listens. */
export interface Ready {
  appUrl: string;
  bareUrl: string;
  cookie: string;
  email: string;
  password: string;
}

/** What happened between 'watch' and 'report', in milliseconds. */
export interface Watched {
  /** Processor time of the whole process, all threads. */
  cpu: number;
  /** Delay of the event loop; an idle one shows about 1. */
  p50: number;
  p99: number;
  max: number;
}

/** Watch the event loop; hash fifty passwords and say 'hashed'; report what was watched; stop. */
export type Order = 'watch' | 'hash' | 'report' | 'stop';
