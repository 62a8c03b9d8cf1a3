import { type Content, loadContent } from '@rightseat/examiner';
import { loadSpeechEngines, splitSentences, toSpeakable } from '@rightseat/voice';
import type { Answer } from './pilot-client.ts';
import { trim } from './speech.ts';

/** A pilot who knows the answers. */
export interface PreparedPilot {
  /**
   * The model answer of the question asked; to anything else, that there is nothing to add.
   * Spoken when it is first asked for, kept afterwards.
   */
  answerTo(examinerWords: string): Promise<PreparedAnswer>;
  /** Speaks the answers to all first questions now: speaking takes what a server on the same machine would need. */
  rehearse(): Promise<void>;
  close(): Promise<void>;
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
const MOST_WORDS = 30;

/** @param mostWords of an answer; `Infinity` for whole ones, which say all that was asked for */
export async function preparePilot(mostWords = MOST_WORDS): Promise<PreparedPilot> {
  const engines = await loadSpeechEngines({ sttWorkers: 1 });
  const content = loadContent();
  const questions = askables(content);
  const answers = new Map<string, Promise<PreparedAnswer>>();

  const speak = async (text: string, voice: string) =>
    trim((await engines.tts.synthesise({ text: toSpeakable(text), voice })) ?? new Int16Array(0));

  async function prepare(text: string, voice: string, known: boolean): Promise<PreparedAnswer> {
    const [first, second] = cutNearMiddle(text);
    return {
      text,
      pcm: await speak(text, voice),
      halves: [await speak(first, voice), await speak(second, voice)],
      known,
    };
  }

  function answerTo(examinerWords: string): Promise<PreparedAnswer> {
    const asked = questions.find(({ ask }) => examinerWords.includes(ask));
    const key = asked?.ask ?? '';
    const voice = VOICES[answers.size % VOICES.length] ?? 'slt';
    const prepared =
      answers.get(key) ??
      prepare(asked ? shorten(asked.modelAnswer, mostWords) : NOTHING_MORE, voice, !!asked);
    answers.set(key, prepared);
    return prepared;
  }

  return {
    answerTo,
    async rehearse() {
      for (const { ask } of firstQuestions(content)) await answerTo(ask);
    },
    close: () => engines.close(),
  };
}

const firstQuestions = (content: Content) => content.questions.filter(({ rating }) => rating === 'private');

const askables = (content: Content) =>
  firstQuestions(content).flatMap((question) => [question, ...question.followUps]);

function shorten(text: string, mostWords: number): string {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of splitSentences(text)) {
    const count = sentence.split(/\s+/).length;
    if (kept.length > 0 && words + count > mostWords) break;
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
