/** What Flite gets wrong, spelled the way it says it right (checked by its phonemes). */
const RESPELLED: Readonly<Record<string, string>> = {
  metar: 'mee tar',
  notam: 'no tam',
  airmet: 'air met',
  sigmet: 'sig met',
  pirep: 'pie rep',
  taf: 'taff',
  atis: 'ay tiss',
  awos: 'ay woss',
  asos: 'ay soss',
  waas: 'woss',
  ctaf: 'see taff',
  vasi: 'vazzy',
  papi: 'pappy',
  unos: 'you nose',
  nasa: 'nassa',
  icao: 'eye kay oh',
  lahso: 'lah so',
  nordo: 'nor doe',
  fadec: 'fay deck',
  fisdo: 'fizz doe',
  selcal: 'sell call',
  'pitot-static': 'pee toe static',
  'pitot static': 'pee toe static',
  pitot: 'pee toe',
  hypemic: 'high pee mick',
};

const FORMS = new RegExp(`\\b(${Object.keys(RESPELLED).join('|')})(s?)\\b`, 'gi');

export function respell(speakable: string): string {
  return speakable.replace(FORMS, (_, word: string, plural: string) => {
    const said = RESPELLED[word.toLowerCase()]!;
    return said + plural;
  });
}
