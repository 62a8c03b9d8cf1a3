// npm run leg: holds one leg of the private oral by voice, in real time, from the microphone check to the outcome
// letter (about half an hour), and prints what came of it. `-- --transcript <file>` keeps what was said as Markdown.
// `-- --area PA.II` takes an area in place of the leg, and EXAMINER_VOICE=natural before it the voice that was rendered.
// `-- --voice room` does so in a room of a LiveKit server of its own; `-- --minutes 6` lets the pilot stop early.
// `-- --voice hosted` types some twenty answers over another company's line, with a look-up and a lost line, instead.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildPage } from '../../scripts/tools/build-page.mjs';
import { preparePilot } from '../bench/prepared-pilot.ts';
import { buildLiveKit } from '../livekit/build-livekit.ts';
import { startLiveKit } from '../livekit/start-livekit.ts';
import type { Voice } from '../support/voice.ts';
import { describeLeg, writeTranscript } from './describe-leg.ts';
import { describeSpeech, hearExaminer } from './hear-examiner.ts';
import { type OpenLeg, openLeg } from './open-leg.ts';
import { speakLeg } from './speak-leg.ts';
import { typeExam } from './type-exam.ts';

const { values } = parseArgs({
  options: {
    transcript: { type: 'string' },
    voice: { type: 'string', default: 'embedded' },
    /** Past the examiner's own end. */
    minutes: { type: 'string', default: '33' },
    area: { type: 'string' },
  },
});
await buildPage();
if (values.voice === 'hosted') await hold(await openLeg('hosted'), typeExam);
else if (values.voice === 'room') await speakInRoom();
else await speak('embedded');

async function speakInRoom(): Promise<void> {
  const { url, apiKey, apiSecret, stop } = await startLiveKit(buildLiveKit());
  try {
    await speak('room', { LIVEKIT_URL: url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret });
  } finally {
    await stop();
  }
}

async function speak(voice: Voice, variables: Record<string, string> = {}): Promise<void> {
  const candidate = await preparePilot();
  const leg = await openLeg(voice, variables, values.area);
  const replies = hearExaminer(leg.page);
  await hold(leg, () => speakLeg(leg, candidate, Number(values.minutes) * 60_000));
  await candidate.close();
  if (voice === 'embedded') console.table(await describeSpeech(replies));
}

async function hold(leg: OpenLeg, answer: (leg: OpenLeg) => Promise<void>): Promise<void> {
  const { page, coach } = leg;
  const read = (path: string) => page.evaluate(async (url) => (await fetch(url)).json(), path);
  try {
    await answer(leg);
    const endedAt = performance.now();
    await coach.debrief.getByText('PRACTICE', { exact: true }).first().waitFor({ timeout: 30_000 });
    const debriefMs = performance.now() - endedAt;
    const [{ id }] = await read('/api/conversations').then(({ conversations }) => conversations);
    const conversation = await read(`/api/conversations/${id}`);
    console.table(describeLeg(conversation, debriefMs, leg.turns));
    if (values.transcript) writeFileSync(values.transcript, writeTranscript(conversation));
  } finally {
    await leg.close();
  }
}
