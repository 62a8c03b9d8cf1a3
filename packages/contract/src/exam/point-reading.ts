/** What the judge is given of an answer: what was asked, the points that an instructor listens for, what was said to it. */
export interface ToRead {
  points: readonly { id: string; statement: string }[];
  /** Each with what it was said to: the question, or a nudge after it. In the order said. */
  said: readonly { ask: string; text: string }[];
}

/** What the judge makes of one point: probabilities, one in sum. */
export interface PointReading {
  id: string;
  absent: number;
  said: number;
  wrong: number;
}
