import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSpeakable } from './to-speakable.ts';

const READINGS: Record<string, readonly (readonly [written: string, spoken: string])[]> = {
  regulations: [
    ['It reads: FDC 6/4127.', 'It reads: F D C six slash four one two seven.'],
    ['See 91.155.', 'See ninety-one point one fifty-five.'],
    ['14 CFR part 61', 'fourteen C F R part sixty-one'],
    ['Parts 61, 91, and 141.', 'Parts sixty-one, ninety-one, and one forty-one.'],
    [
      '14 CFR 91.205(b)(17) lists it',
      'fourteen C F R ninety-one point two oh five, paragraph B seventeen lists it',
    ],
    ['§ 61.3', 'section sixty-one point three'],
    ['NTSB 830.5', 'N T S B eight thirty point five'],
    ['burns 91.5 gallons', 'burns ninety-one point five gallons'],
    ['AC 61-65H', 'A C sixty-one dash sixty-five H'],
    ['Start with AC 120-108.', 'Start with A C one twenty dash one oh eight.'],
    ['AC 91-92, AC 90-105A', 'A C ninety-one dash ninety-two, A C ninety dash one oh five A'],
    ['AC 00-45 and AC 68-1', 'A C zero zero dash forty-five and A C sixty-eight dash one'],
    ['AC 43.13-1B', 'A C forty-three point thirteen dash one B'],
    ['AC 150/5340-1', 'A C one fifty slash fifty-three forty dash one'],
    ['FAA-H-8083-25C', 'F A A H eighty eighty-three dash twenty-five C'],
    ['FAA-H-8083-3 ch. 6', 'F A A H eighty eighty-three dash three, chapter six'],
    ['Form 8710-1', 'Form eighty-seven ten dash one'],
  ],
  units: [
    ['You need 3 SM.', 'You need three statute miles.'],
    ['1 SM', 'one statute mile'],
    ['1/2 SM', 'one half statute mile'],
    ['1 1/2 SM', 'one and a half statute miles'],
    ['3/4 SM.', 'three quarters of a statute mile.'],
    ['2½ hours', 'two and a half hours'],
    ['1,000 ft above, 500 ft below.', 'one thousand feet above, five hundred feet below.'],
    ['Wait 8 hrs. before flying.', 'Wait eight hours before flying.'],
    ['Stay 500 ft. away, or 30 min.', 'Stay five hundred feet away, or thirty minutes.'],
    ['a 100-hour inspection', 'a one hundred hour inspection'],
    ['250 KIAS below 10,000 ft MSL', 'two hundred fifty knots indicated below ten thousand feet M S L'],
    ['8.5 GPH at 2,500 rpm', 'eight point five gallons per hour at two thousand five hundred R P M'],
    ['5-10 kt', 'five to ten knots'],
    ['the 500-1000-2000 rule', 'the five hundred, one thousand, two thousand rule'],
    ['-5°C to 70°F', 'minus five degrees Celsius to seventy degrees Fahrenheit'],
    ['1 5 4 9 F T', 'one five four nine F T'],
    ['Bank 30°.', 'Bank thirty degrees.'],
    ['0.04% or more', 'zero point zero four percent or more'],
    [
      'It is $250, or $1,250.50.',
      'It is two hundred fifty dollars, or one thousand two hundred fifty dollars and fifty cents.',
    ],
  ],
  radio: [
    ['Set 29.92 inHg.', 'Set two niner point niner two inches of mercury.'],
    ['Set 29.92 in. Hg.', 'Set two niner point niner two inches of mercury.'],
    ['Runway 27L', 'Runway two seven left'],
    ['runways 9R and 04/22', 'runways niner right and zero four, two two'],
    ['Call ground on 121.9.', 'Call ground on one two one point niner.'],
    [
      'Squawk 7500, 7600 or 7700.',
      'Squawk seven five zero zero, seven six zero zero or seven seven zero zero.',
    ],
    ['at 7500 feet, code 1200', 'at seven thousand five hundred feet, code one two zero zero'],
    ['FL180', 'flight level one eight zero'],
    ['heading 270 on the 090 radial', 'heading two seven zero on the zero niner zero radial'],
    [
      '28012G20KT BKN015',
      'wind two eight zero at twelve gusting twenty knots broken at one thousand five hundred',
    ],
    ['at 1753Z', 'at one seven five three zulu'],
    ['Icing LGT RIME, TRACE CLR', 'Icing light rime, trace clear'],
    ['LGT-MOD MX ICG, MX due', 'light to moderate mixed icing, M X due'],
    ['OCNL MOD TURB BLO FL180', 'occasional moderate turbulence below flight level one eight zero'],
    ['INTMT SEV CHOP, NEG ICG', 'intermittent severe chop, negative icing'],
    ['Turbulence M O D', 'Turbulence M O D'],
    ['Land at KPAO.', 'Land at kilo papa alpha oscar.'],
    ['N172SP', 'november one seven two sierra papa'],
  ],
  abbreviations: [
    ['Cleared RNAV, direct FOXIN, TEMPO', 'Cleared R nav, direct foxin, tempo'],
    ['VFR pilots read the METAR, TAFs and NOTAMs', 'V F R pilots read the metar, tafs and notams'],
    ['Vx, Vso, Vs1, VNE and Vref', 'V X, V S O, V S one, V N E and V ref'],
    ['class B, C, or D airspace', 'class bravo, charlie, or delta airspace'],
    ['ADS-B Out and mode C', 'A D S B Out and mode C'],
    ['Two TFRs', "Two T F R's"],
    ['LPV or LNAV/VNAV', 'L P V or L nav V nav'],
    ['the FAR/AIM and/or the POH', 'the far aim and or the P O H'],
    ['Do NOT turn back', 'Do not turn back'],
    ['IMSAFE & PAVE (e.g., fatigue)', "I'm safe and pave, for example, fatigue"],
    ['ILS Rwy 14, NoPT', 'I L S runway one four, no P T'],
    ['U.S. airspace vs. Canada', 'U S airspace versus Canada'],
    ['takeoff/landing', 'takeoff or landing'],
    ['the pitot-static system', 'the pitot-static system'],
  ],
  numbers: [
    [
      'Cessna 172S with an IO-360 and a G1000',
      'Cessna one seventy-two S with an I O three sixty and a G one thousand',
    ],
    ['3rd-class medical on the 21st', 'third-class medical on the twenty-first'],
    ['At 9:30 a.m. or 10:00 pm', 'At nine thirty A M or ten P M'],
    ['In 1997, on January 5, 2024', 'In nineteen ninety-seven, on January fifth, twenty twenty-four'],
    ['24 calendar months', 'twenty-four calendar months'],
    ['6,000,000', 'six million'],
    ['— “good” —', 'good'],
    ['...', ''],
  ],
};

for (const [kind, rows] of Object.entries(READINGS)) {
  describe(kind, () => {
    test.each(rows)('%s', (written, spoken) => {
      expect(toSpeakable(written)).toBe(spoken);
    });
  });
}

const fragment = fc.oneof(
  fc.constantFrom(...Object.values(READINGS).flatMap((rows) => rows.flat())),
  fc.string({ unit: 'binary' }),
  fc.float().map(String),
  fc.nat().map(String),
  fc.stringMatching(/^[A-Z]{1,8}\d{0,4}[./-]?\d{0,3}$/),
);
const anyText = fc.array(fragment, { maxLength: 6 }).map((fragments) => fragments.join(' '));

test('leaves no digit and nothing the synthesiser cannot read, whatever it is given', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(toSpeakable(text)).toMatch(/^[A-Za-z.,;:?!'\s-]*$/);
    }),
    { numRuns: 500 },
  );
});

test('changes what it has made speakable no further', () => {
  const known = fc.array(
    fc.constantFrom(...Object.values(READINGS).flatMap((rows) => rows.map(([written]) => written))),
  );
  fc.assert(
    fc.property(known, (texts) => {
      const spoken = toSpeakable(texts.join('; '));
      expect(toSpeakable(spoken)).toBe(spoken);
    }),
    { numRuns: 200 },
  );
});
