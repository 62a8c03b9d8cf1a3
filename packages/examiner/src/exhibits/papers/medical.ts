import type { Exhibit } from '#content/exhibit.ts';
import { asHeard, point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { linesSheet, type Piece, plain } from '../sheet.ts';
import { ageOn, endOfMonthAfter, monthOf, sayDay, shortMonth, slashedDay, yearOf } from './dates.ts';

/** A medical certificate as its holder shows it. */
export interface Medical {
  class: 'FIRST' | 'SECOND' | 'THIRD';
  born: string;
  examined: string;
  limitations: string;
}

export const medical: Medical = {
  class: 'THIRD',
  born: '1985-03-22',
  examined: '2024-06-11',
  limitations: 'MUST USE CORRECTIVE LENS(ES) TO MEET VISION STANDARDS AT ALL REQUIRED DISTANCES.',
};

const YOUNG = 40;

/** The last day on which private pilot privileges rest on it: 61.23(d). */
export const privateUntil = ({ born, examined }: Medical): string =>
  endOfMonthAfter(examined, ageOn(born, examined) < YOUNG ? 60 : 24);

export function medicalCertificate(paper: Medical): Exhibit {
  const id = 'medical-certificate';
  const age = ageOn(paper.born, paper.examined);
  const months = age < YOUNG ? 60 : 24;
  const until = privateUntil(paper);
  const otherwise = endOfMonthAfter(paper.examined, months === 60 ? 24 : 60);
  const lines: Piece[][] = [
    ['UNITED STATES OF AMERICA, FEDERAL AVIATION ADMINISTRATION'],
    [['class', `MEDICAL CERTIFICATE ${paper.class} CLASS`]],
    ['Name: SAMPLE, ALEX J.'],
    [['born', `Date of birth: ${slashedDay(paper.born)}`]],
    [['limitations', `Limitations: ${paper.limitations}`]],
    [['examined', `Date of examination: ${slashedDay(paper.examined)}`]],
  ];
  const text = lines.map(plain).join('; ');
  return {
    id,
    title: 'A medical certificate',
    called: 'a medical certificate',
    spoken: `It reads: a ${paper.class.toLowerCase()} class medical, born ${sayDay(paper.born)}, examined ${sayDay(paper.examined)}. Limitations: ${paper.limitations.toLowerCase()}`,
    description: text,
    sheet: (marked) => [linesSheet('Medical certificate', lines, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: [paper, YOUNG], computed: [age, months, yearOf(until), 11] },
        {
          id: 'pa.i.a-exhibit-medical',
          rating: 'private',
          acs: ['PA.I.A.K3', 'PA.I.A.S1', 'PA.I.A.K4'],
          topic: 'How long a medical lasts',
          level: 'application',
          ask: 'Suppose this medical is yours, and you fly as a private pilot. Work out for me the last day on which it is good.',
          rephrase:
            'Through which day does that medical carry private pilot privileges, and how do you count?',
          facts: ['14 CFR 61.23'],
          keyPoints: [
            point(
              'until',
              `It is good through the end of ${monthOf(until)} ${yearOf(until)}.`,
              [[monthOf(until).toLowerCase(), shortMonth(until)], asHeard([Number(yearOf(until))])],
              { nudge: 'Which month of which year?' },
            ),
            point(
              'age',
              `You were ${age} on the day of the exam, which is ${age < YOUNG ? 'under' : 'not under'} ${YOUNG}.`,
              [
                [
                  `i was ${age}`,
                  `was ${age}`,
                  `age ${age}`,
                  `${age} year`,
                  ...(age < YOUNG ? [] : [`at least ${YOUNG}`, `more than ${YOUNG}`, `already ${YOUNG}`]),
                  age < YOUNG ? 'under 40' : 'over 40',
                  age < YOUNG ? 'younger than 40' : '40 or older',
                  age < YOUNG ? 'below 40' : 'past 40',
                  age < YOUNG ? 'not yet 40' : 'turned 40',
                ],
              ],
              { nudge: 'What does the age have to do with it?' },
            ),
            point(
              'months',
              `It lasts ${months} calendar months from then.`,
              [[`${months} month`, `${months} calendar`, `${months / 12} year`]],
              { nudge: 'How long is that in months?' },
            ),
          ],
          modelAnswer: `I was ${age} on the day of the exam, so ${age < YOUNG ? `under ${YOUNG}` : `${YOUNG} or older`}. Then it lasts ${months} calendar months for a private pilot. It is good through the end of ${monthOf(until)} ${yearOf(until)}.`,
          wrongAnswers: [
            {
              text: `It lasts ${months === 60 ? 24 : 60} months, to the end of ${monthOf(otherwise)} ${yearOf(otherwise)}.`,
              contradicts: 'until',
              why: 'The age on the day of the exam counts, not the age today.',
            },
            {
              text: `It is good for a year, so to the end of ${monthOf(paper.examined)} ${Number(yearOf(paper.examined)) + 1}.`,
              contradicts: 'months',
              why: 'That is how long a first or second class lasts for other privileges.',
            },
          ],
          references: ['14 CFR 61.23', 'FAA-S-ACS-6C PA.I.A'],
          marks: ['born', 'examined', 'class'],
        },
        [
          {
            acs: ['PA.I.A.K3', 'PA.I.A.K4'],
            level: 'application',
            ask: 'What does the limitation on it ask of you on every flight?',
            rephrase: 'Read the limitation. What do you have to do about it when you fly?',
            keyPoints: [
              point(
                'lenses',
                'Wear the glasses or contact lenses on every flight.',
                [
                  [
                    'glasses',
                    'contacts',
                    'contact lenses',
                    'corrective lenses',
                    'corrective lens',
                    'wear lenses',
                    'my lenses',
                  ],
                ],
                {
                  nudge: 'What does that limitation require for your eyes?',
                  contradictedBy: ['only at night', 'in the bag', 'only for reading'],
                },
              ),
            ],
            modelAnswer: 'I have to wear my glasses or contact lenses whenever I fly on it.',
            wrongAnswers: [
              {
                text: 'I only need to have them in the bag somewhere.',
                contradicts: 'lenses',
                why: 'They have to be used, not carried.',
              },
            ],
            references: ['14 CFR 61.23', '14 CFR 61.3', 'FAA-S-ACS-6C PA.I.A'],
            marks: ['limitations'],
          },
        ],
      ),
    ],
  };
}
