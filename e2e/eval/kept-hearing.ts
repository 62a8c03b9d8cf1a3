import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { biasWordsFor, type LabelledAnswer } from '@rightseat/examiner/eval';
import { type Hearing, openHearing } from '@rightseat/voice/hearing';
import { recordAnswer } from './recorded-answers.ts';

const FILE = '.data/eval/heard.jsonl';

export interface KeptHearing {
  /** What a conversation makes of these words, said in this voice to this question. */
  hear(text: string, voice: string, asked: Pick<LabelledAnswer, 'question' | 'askable'>): Promise<string>;
}

/** Kept between runs, line by line: to say and to hear an answer takes seconds, and a run is broken off more often than not. */
export function openKeptHearing(): KeptHearing {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n').filter(Boolean) : [];
  const known = new Map(lines.map((line) => JSON.parse(line) as [string, string]));
  let hearing: Promise<Hearing> | undefined;
  return {
    async hear(text, voice, asked) {
      const bias = biasWordsFor(asked);
      const key = createHash('sha256')
        .update(JSON.stringify([voice, text, bias]))
        .digest('base64url');
      const heard = known.get(key);
      if (heard !== undefined) return heard;
      hearing ??= openHearing();
      const { hear } = await hearing;
      const { text: words } = await hear(recordAnswer(await hearing, text, voice), { search: 'beam', bias });
      mkdirSync('.data/eval', { recursive: true });
      appendFileSync(FILE, `${JSON.stringify([key, words])}\n`);
      known.set(key, words);
      return words;
    },
  };
}
