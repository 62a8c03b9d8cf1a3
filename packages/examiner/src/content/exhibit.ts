import type { ExhibitSheet } from '@rightseat/contract';
import type { FollowUp, Question } from './question.ts';

/** Something that the examiner puts in front of the pilot. Everything in it is made from one set of data. */
export interface ShownExhibit {
  /** `metar-oakdale`; never changed once it was published: debriefs name it. */
  id: string;
  /** Its heading. */
  title: string;
  /** As the examiner speaks of it: "a METAR and a forecast". */
  called: string;
  /** As he reads it to who cannot see it; absent for what has to be seen. */
  spoken?: string;
  /** What is to be seen, for who cannot see it, without the answers. */
  description: string;
  /** As it is shown; `marked` are the places that hold an answer. */
  sheet(marked: ReadonlySet<string>): ExhibitSheet[];
  /** Who is asked what about it: enough to mark the answer in it. */
  questions: readonly Asked[];
}
type Asked = Pick<Question, 'id' | 'marks'> & { followUps: readonly Pick<FollowUp, 'marks'>[] };

/** One of those that we keep, with what is asked about it. */
export interface Exhibit extends ShownExhibit {
  questions: readonly Question[];
  /** It belongs to our example of a flight: its questions are of that flight, and no other exam may draw them. */
  ofFlight?: true;
}
