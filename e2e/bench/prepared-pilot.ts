import { type Content, loadContent } from '@rightseat/examiner';
import { loadSpeechEngines, splitSentences, toSpeakable } from '@rightseat/voice';
import type { Answer } from './pilot-client.ts';
import { trim } from './speech.ts';

/** A pilot who knows the answers: what to say to each question, spoken beforehand. */
export interface PreparedPilot {
  /** The model answer of the question asked; to anything else, that there is nothing to add. */
  answerTo(examinerWords: string): PreparedAnswer;
}

export interface PreparedAnswer extends Answer {
  /** The same answer cut near its middle, at a word, as its two halves are spoken on their own. */
  halves: [Int16Array, Int16Array];
  /** Whether the examiner asked a question of the content. */
  known: boolean;
}

const NOTHING_MORE = 'No, I have nothing to add to my answer.';
const VOICES = ['slt', 'rms'];

/** Longer model answers are shortened to whole sentences of about this many words: people speak in portions. */
const MOST_WORDS = 32;

export async function preparePilot(questionCount: number): Promise<PreparedPilot> {
  const engines = await loadSpeechEngines({ sttWorkers: 1 });
  const answers = new Map<string, PreparedAnswer>();
  try {
    const speak = async (text: string, voice: string) =>
      trim((await engines.tts.synthesise({ text: toSpeakable(text), voice })) ?? new Int16Array(0));
    const prepare = async (ask: string, modelAnswer: string, voice: string, known: boolean) => {
      const text = shorten(modelAnswer);
      const [first, second] = cutNearMiddle(text);
      answers.set(ask, {
        text,
        pcm: await speak(text, voice),
        halves: [await speak(first, voice), await speak(second, voice)],
        known,
      });
    };
    const asked = askables(loadContent()).slice(0, questionCount);
    for (const [index, { ask, modelAnswer }] of asked.entries()) {
      await prepare(ask, modelAnswer, VOICES[index % VOICES.length] ?? 'slt', true);
    }
    await prepare('', NOTHING_MORE, 'slt', false);
  } finally {
    await engines.close();
  }
  const nothingMore = answers.get('');
  if (!nothingMore) throw new Error('The pilot has nothing to say');
  answers.delete('');
  return {
    answerTo: (examinerWords) =>
      [...answers].find(([ask]) => examinerWords.includes(ask))?.[1] ?? nothingMore,
  };
}

const askables = (content: Content) =>
  content.questions
    .filter(({ rating }) => rating === 'private')
    .flatMap((question) => [question, ...question.followUps]);

function shorten(text: string): string {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of splitSentences(text)) {
    const count = sentence.split(/\s+/).length;
    if (kept.length > 0 && words + count > MOST_WORDS) break;
    kept.push(sentence);
    words += count;
  }
  return kept.join(' ');
}

function cutNearMiddle(text: string): [string, string] {
  const words = text.split(/\s+/);
  const middle = Math.floor(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}
