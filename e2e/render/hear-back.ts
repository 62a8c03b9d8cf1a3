// Has our recogniser hear what was rendered: npm run voice:hear [-- --only always] [-- --every 4]
// Each pack's share of words wrong, and the lines above 10 %, to be looked at: numbers and spelled letters are the
// recogniser's own weak spot, and are not taken off.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openHearing } from '@rightseat/voice/hearing';
import { openRenderedLines, packFolder } from '@rightseat/voice/rendering';
import { addScores, NO_SCORE, type Score, scoreTranscript } from '@rightseat/voice/scoring';
import { listSentences } from './list-sentences.ts';

const { values: options } = parseArgs({
  options: {
    voice: { type: 'string', default: 'am_michael' },
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
  },
});

const folder = packFolder(options.voice);
const rendered = await openRenderedLines(folder, console.warn);
const hearing = await openHearing();
const shares: number[] = [];
let all: Score = NO_SCORE;

for (const { name, sentences } of listSentences(options.only)) {
  if (!existsSync(join(folder, `${name}.pack`))) continue;
  let ofPack: Score = NO_SCORE;
  for (const [index, text] of sentences.entries()) {
    const pcm = index % Number(options.every) === 0 ? rendered.find(text) : null;
    if (!pcm) continue;
    const { text: heard } = await hearing.hear(pcm, { search: 'beam', bias: [] });
    const score = scoreTranscript(text, heard);
    ofPack = addScores(ofPack, score);
    shares.push(score.errors / Math.max(1, score.words));
    if (score.errors > 0.1 * score.words) console.log(`  said   ${text}\n  heard  ${heard}`);
  }
  all = addScores(all, ofPack);
  console.log(`${name}: ${percentOf(ofPack)} of ${ofPack.words} words wrong`);
}
const right = shares.filter((share) => share === 0).length;
console.log(
  `In all ${percentOf(all)} of ${all.words} words wrong; ${right} of ${shares.length} lines without a fault`,
);

function percentOf({ errors, words }: Score): string {
  return `${((100 * errors) / Math.max(1, words)).toFixed(1)} %`;
}
