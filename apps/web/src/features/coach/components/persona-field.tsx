import { Persona } from '@rightseat/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { PauseIcon, PlayIcon } from '#components/icons.tsx';
import { messageOf } from '#lib/api-error.ts';
import { playWav } from '#lib/play-wav.ts';
import { getVoiceSample } from '../api/get-voice-sample.ts';
import { personas } from '../persona-words.ts';
import { ChoiceCard } from './choice-card.tsx';

type PersonaFieldProps = {
  chosen: Persona;
  /** False where another company speaks: we have no sample of its voices. */
  hasSamples: boolean;
  onChoose: (persona: Persona) => void;
};

/** Who examines; each can be heard before. */
export function PersonaField({ chosen, hasSamples, onChoose }: PersonaFieldProps) {
  const { playing, problem, play, stop } = useSamples();
  return (
    <fieldset>
      <legend className="font-bold">Examiner</legend>
      <p className="text-sm text-quiet">Another tone, the same questions and the same standard.</p>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {Persona.options.map((persona) => {
          const { name, line } = personas[persona];
          const isPlaying = playing === persona;
          return (
            <div key={persona} className="flex gap-2 max-[22rem]:flex-col sm:flex-col">
              <div className="grow">
                <ChoiceCard
                  name="persona"
                  checked={chosen === persona}
                  title={name}
                  note={line}
                  onChoose={() => onChoose(persona)}
                />
              </div>
              {hasSamples && (
                <Button
                  look="quiet"
                  className="px-2!"
                  aria-label={`${isPlaying ? 'Stop' : 'Hear'} ${name}`}
                  onClick={() => (isPlaying ? stop() : void play(persona))}
                >
                  {isPlaying ? <PauseIcon /> : <PlayIcon />}
                  {isPlaying ? 'Stop' : 'Hear'}
                </Button>
              )}
            </div>
          );
        })}
      </div>
      <p role="status" className="text-sm font-bold text-limit">
        {problem}
      </p>
    </fieldset>
  );
}

/** One sample at a time; another one, or another page, ends it. */
function useSamples() {
  const [playing, setPlaying] = useState<Persona | null>(null);
  const [problem, setProblem] = useState('');
  const current = useRef<AbortController | null>(null);
  const stop = () => {
    current.current?.abort();
    setPlaying(null);
  };
  useEffect(() => () => current.current?.abort(), []);
  const play = async (persona: Persona) => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setProblem('');
    setPlaying(persona);
    try {
      const { wav } = await getVoiceSample(persona, own.signal);
      await playWav(wav, own.signal);
    } catch (error) {
      if (!own.signal.aborted) setProblem(messageOf(error, 'That voice could not be played.'));
    }
    if (!own.signal.aborted) setPlaying(null);
  };
  return { playing, problem, play, stop };
}
