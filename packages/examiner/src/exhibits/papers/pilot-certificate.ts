import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { linesSheet, type Piece, plain } from '../sheet.ts';
import { daysBetween, issuedDay, sayDay } from './dates.ts';

type ClassRating = 'SINGLE ENGINE LAND' | 'SINGLE ENGINE SEA' | 'MULTIENGINE LAND' | 'MULTIENGINE SEA';

/** A pilot certificate as its holder carries it, and when he moved without a word to the FAA. */
export interface PilotCertificate {
  classes: readonly ClassRating[];
  limitations: string;
  issued: string;
  address: string;
  moved: string;
  today: string;
}

export const pilotCertificate: PilotCertificate = {
  classes: ['SINGLE ENGINE LAND'],
  limitations: 'ENGLISH PROFICIENT.',
  issued: '2026-08-21',
  address: '12 ORCHARD LANE, OAKDALE',
  moved: '2026-10-02',
  today: '2026-11-14',
};

/** After so many days the FAA has to know: 61.60. */
const DAYS_TO_TELL = 30;

export function certificate(paper: PilotCertificate): Exhibit {
  const id = 'pilot-certificate';
  const [held, ...more] = paper.classes;
  if (held !== 'SINGLE ENGINE LAND' || more.length)
    throw new Error(`${id}: its questions ask why a floatplane and a twin are not among its airplanes`);
  const days = daysBetween(paper.moved, paper.today);
  if (days <= DAYS_TO_TELL) throw new Error(`${id}: its questions ask about a move that is overdue`);
  const rating = `AIRPLANE ${held}`;
  const lines: Piece[][] = [
    ['UNITED STATES OF AMERICA, FEDERAL AVIATION ADMINISTRATION'],
    ['PRIVATE PILOT'],
    ['Name: SAMPLE, ALEX J.'],
    [['address', `Address: ${paper.address}`]],
    [`Date of issue: ${issuedDay(paper.issued)}`],
    [['ratings', `Ratings: ${rating}`]],
    [`Limitations: ${paper.limitations}`],
  ];
  return {
    id,
    title: 'A pilot certificate',
    called: 'a pilot certificate',
    spoken: `It reads: private pilot. Ratings: ${rating.toLowerCase()}. Limitations: ${paper.limitations.toLowerCase()}`,
    description: lines.map(plain).join('; '),
    sheet: (marked) => [linesSheet('Pilot certificate', lines, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: paper, computed: [days] },
        {
          id: 'pa.i.a-exhibit-certificate',
          rating: 'private',
          acs: ['PA.I.A.K2', 'PA.I.A.S1'],
          topic: 'What a pilot certificate is good for',
          level: 'application',
          ask: 'Suppose this certificate is yours. Tell me which airplanes it lets you take your friends up in, and why not a floatplane or a twin.',
          rephrase:
            'Going by what it says, tell me what kind of airplane you may fly, and what keeps you from a floatplane or a twin.',
          facts: ['14 CFR 61.31', '14 CFR 61.60'],
          keyPoints: [
            point(
              'class',
              'It is good for single-engine land airplanes.',
              [['land', 'asel', 'wheels', 'wheeled']],
              {
                nudge: 'What does it say after "Ratings"?',
                contradictedBy: ['any airplane', 'all airplanes', 'every airplane'],
              },
            ),
            point(
              'sea',
              'The floatplane is single-engine sea, another class, which this certificate does not have.',
              [['sea', 'seaplane', 'seaplanes', 'sea rating']],
              { nudge: 'To which class does the one on floats belong?' },
            ),
            point(
              'multi',
              'The twin is multiengine, another class again.',
              [['multi engine', 'multi engines', 'multiengine', 'multi']],
              { nudge: 'And the one with two engines?' },
            ),
          ],
          modelAnswer:
            'It is good for single-engine land airplanes. The floatplane is single-engine sea and the twin is multiengine. Those are other classes, and I hold no rating for them.',
          wrongAnswers: [
            {
              text: 'Any airplane that I have been checked out in, also the seaplane; only the multiengine takes a rating of its own.',
              contradicts: 'class',
              why: 'The class has to be on the certificate.',
            },
            {
              text: 'Single-engine land airplanes, and the one on floats as well, as it has one engine too. The twin is multiengine.',
              contradicts: 'sea',
              why: 'Land and sea are two classes.',
            },
          ],
          references: ['14 CFR 61.31', 'FAA-S-ACS-6C PA.I.A'],
          marks: ['ratings'],
        },
        [
          {
            acs: ['PA.I.A.K2'],
            level: 'application',
            ask: `You moved on ${sayDay(paper.moved)}, and told nobody. It is ${sayDay(paper.today)} now. Tell me what that means for a flight today, and how you put it right.`,
            rephrase:
              'The address on it is an old one. Tell me where that leaves you today, and what you do about it.',
            keyPoints: [
              point(
                'not-today',
                `You may not use it today: the move was ${days} days ago, and after ${DAYS_TO_TELL} the FAA has to know.`,
                [
                  [
                    'not fly',
                    'may not',
                    'not use',
                    'not exercise',
                    'not legal',
                    'not allowed',
                    'not act',
                    'grounded',
                    'illegal',
                    'no flight',
                    'stay on the ground',
                  ],
                ],
                {
                  nudge: 'So may you use it today?',
                  contradictedBy: ['only for mail', 'for mail only', '60 days', '90 days'],
                },
              ),
              point(
                'tell',
                'Tell the FAA the new address, and it may be used again.',
                [
                  [
                    'notify',
                    'notified',
                    'tell',
                    'report',
                    'update',
                    'change of address',
                    'new address',
                    'let them know',
                    'let the faa know',
                  ],
                ],
                { nudge: 'What puts that right?' },
              ),
            ],
            modelAnswer: `I may not use it today. The move was ${days} days ago, and after ${DAYS_TO_TELL} days I may not fly on it until the FAA has been notified. I report the new address, and then I may fly again.`,
            wrongAnswers: [
              {
                text: 'Nothing, the address is only for mail, and I report it when I get a new certificate.',
                contradicts: 'not-today',
                why: `After ${DAYS_TO_TELL} days its privileges may not be used until the FAA knows.`,
              },
            ],
            references: ['14 CFR 61.60', 'FAA-S-ACS-6C PA.I.A'],
            marks: ['address'],
          },
        ],
      ),
    ],
  };
}
