import type { Debrief, DebriefLine } from '@rightseat/contract';
import { loadContent } from '@rightseat/examiner';
import { expect, it } from 'vitest';
import { planTonight } from './plan-tonight.ts';
import { sourceAddress } from './source-address.ts';
import { writeTranscript } from './write-transcript.ts';

const line = (changes: Partial<DebriefLine>): DebriefLine => ({
  questionId: 'pa.i.e-one',
  acs: ['PA.I.E.K1'],
  question: 'What is it?',
  quote: 'Three miles.',
  grade: 'satisfactory',
  reason: 'You covered every point.',
  missing: [],
  modelAnswer: 'Three miles.',
  references: ['FAA-S-ACS-6C PA.I.E', '14 CFR 91.155'],
  ...changes,
});
const debrief = (lines: DebriefLine[], study: Debrief['study'] = null): Debrief => ({
  summary: 'You answered.',
  lines,
  study,
});

it('tonight is the weakest first: what to read, what to say again, and where most failed', () => {
  const failed = { grade: 'unsatisfactory' } as const;
  const study = { acs: 'PA.IX.A.K1', title: 'Fire', reference: 'AIM 6-2-1' };
  const lines = [
    line({ ...failed, references: ['14 CFR 91.151'] }),
    line({}),
    line({ ...failed, acs: ['PA.IX.A.K1'], references: ['AIM 6-2-1'] }),
    line({ ...failed, acs: ['PA.IX.B.K1'], references: ['FAA-S-ACS-6C PA.IX.B'] }),
    line({ grade: 'not-assessed', acs: ['PA.III.A.K1'] }),
  ];
  expect(planTonight(debrief(lines, study))).toEqual({
    read: ['AIM 6-2-1', '14 CFR 91.151'],
    say: [0, 2, 3],
    area: 'PA.IX',
  });
});

it('where nothing failed it is what was left open, and where all held, nothing', () => {
  const open = line({ grade: 'not-assessed', references: ['14 CFR 91.155'] });
  expect(planTonight(debrief([line({}), open]))).toEqual({ read: ['14 CFR 91.155'], say: [1], area: 'PA.I' });
  expect(planTonight(debrief([line({})]))).toEqual({ read: [], say: [], area: null });
  expect(planTonight(debrief([]))).toEqual({ read: [], say: [], area: null });
});

it('every source of every question has an address, but for the airplane’s own handbook', () => {
  const { questions } = loadContent();
  const all = questions.flatMap((one) => [one, ...one.followUps]).flatMap(({ references }) => references);
  const without = [...new Set(all)].filter((reference) => sourceAddress(reference) === null);
  expect(without.filter((reference) => !/^POH/.test(reference))).toEqual([]);
});

it.each([
  ['14 CFR 91.155', 'https://www.ecfr.gov/current/title-14/section-91.155'],
  ['14 CFR 61.57(b)', 'https://www.ecfr.gov/current/title-14/section-61.57'],
  ['14 CFR part 68', 'https://www.ecfr.gov/current/title-14/part-68'],
  ['49 CFR 830.5', 'https://www.ecfr.gov/current/title-49/section-830.5'],
  [
    'AIM 7-1-27',
    'https://www.faa.gov/air_traffic/publications/atpubs/aim_html/chap7_section_1.html#$paragraph7-1-27',
  ],
  ['FAA-H-8083-25 ch. 11', 'https://www.faa.gov/regulations_policies/handbooks_manuals/aviation/phak'],
])('%s is at %s', (reference, href) => {
  expect(sourceAddress(reference)?.href).toBe(href);
});

it('writes the conversation as text, with its minutes and what was cut off', () => {
  const said = { role: 'examiner', text: 'What is it?', atMs: 0, interrupted: true } as const;
  const answered = { role: 'pilot', text: 'Three miles.', atMs: 425_000, interrupted: false } as const;
  expect(writeTranscript({ startedAt: null, transcript: [said, answered] }, 'Pat')).toBe(
    '[00:00] Examiner: What is it? (cut off)\n[07:05] Pat: Three miles.\n',
  );
});
