import type { AdminHealthOutput } from '@rightseat/contract';
import { type SpeechEngines, splitSentences, toSpeakable } from '@rightseat/voice';
import type { Config } from '#config.ts';

export interface Place {
  voice: string;
  /** It is all rendered and no model is there: another line would be in another voice. */
  saysOnlyKnown: boolean;
  free(): void;
}

/** Who speaks in the conversations of this process. */
export interface Voices {
  /**
   * The voice of one conversation, from its first word to its last: the natural one where all that may be said was rendered, or
   * where it keeps up with one more, else the one that is always there. `listLines` gives null
   * where not all of them are known.
   */
  take(listLines: () => readonly string[] | null): Place;
  /** Of a line that is said by itself, outside of a conversation: where it was rendered, as it was. */
  ofLine(text: string): string;
  /** The one that the next conversation would get of which not all was rendered. */
  next(): string;
}

const speakable = (text: string) => splitSentences(text).map(toSpeakable);

export function createVoices({ natural }: Pick<SpeechEngines, 'natural'>, always: string): Voices {
  let taken = 0;
  const spoken = new Map<string, string[]>();
  const hasRoom = () => natural?.state() === 'speaks' && taken < natural.mostAtOnce;

  /** Kept: the same lines come with every exam. */
  function sentencesOf(line: string): string[] {
    const sentences = spoken.get(line) ?? speakable(line);
    spoken.set(line, sentences);
    return sentences;
  }

  return {
    next: () => (natural && hasRoom() ? natural.name : always),
    ofLine: (text) => (natural?.isRendered(speakable(text)) ? natural.name : always),
    take(listLines) {
      const lines = natural && listLines();
      if (lines && natural.isRendered(lines.flatMap(sentencesOf)))
        return { voice: natural.name, saysOnlyKnown: natural.state() !== 'speaks', free() {} };
      if (!natural || !hasRoom()) return { voice: always, saysOnlyKnown: false, free() {} };
      let isTaken = true;
      taken++;
      return {
        voice: natural.name,
        saysOnlyKnown: false,
        free() {
          if (isTaken) taken--;
          isTaken = false;
        },
      };
    },
  };
}

/** Who speaks, for whoever runs this. */
export function readSpeaker(
  { elevenLabs, ttsServer, voice }: Pick<Config, 'elevenLabs' | 'ttsServer' | 'voice'>,
  { natural }: Pick<SpeechEngines, 'natural'>,
  voices: Pick<Voices, 'next'>,
): AdminHealthOutput['speaker'] {
  const own = { natural: natural?.state() ?? 'off', linesRendered: natural?.linesRendered ?? 0 } as const;
  if (elevenLabs) return { next: 'hosted', name: 'ElevenLabs', ...own };
  if (ttsServer) return { next: 'server', name: ttsServer.voice, ...own };
  const name = voices.next();
  return { next: name === voice.plain ? 'plain' : 'natural', name, ...own };
}

/** The same before the first conversation, in a line. */
export function describeSpeaker(
  { elevenLabs, ttsServer, voice }: Pick<Config, 'elevenLabs' | 'ttsServer' | 'voice'>,
  { natural }: Pick<SpeechEngines, 'natural'>,
): string {
  if (elevenLabs) return 'ElevenLabs';
  if (ttsServer) return `${ttsServer.voice}, by a speech server`;
  const plain = `${voice.plain}, plain`;
  if (!natural) return plain;
  const until = 'until the natural voice is loaded';
  if (natural.linesRendered === 0) return `${plain}, ${until}`;
  const lines = natural.linesRendered.toLocaleString('en-US');
  return `${natural.name}, natural, in exams whose lines are rendered (${lines} lines are); ${plain}, in others, ${until}`;
}
