import { type ExamChoice, Persona, speakingSpeeds } from '@rightseat/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { PauseIcon, PlayIcon } from '#components/icons.tsx';
import { Select } from '#components/select.tsx';
import { messageOf } from '#lib/api-error.ts';
import { playWav } from '#lib/play-wav.ts';
import { getVoiceSample } from '../api/get-voice-sample.ts';
import { personas } from '../persona-words.ts';
import type { ChangeChoice } from './change-choice.ts';
import { ChoiceCard } from './choice-card.tsx';

type PersonaFieldProps = {
  choice: ExamChoice;
  /** False where another company speaks: we have no sample of its voices, and it sets their speed. */
  hasSamples: boolean;
  onChange: ChangeChoice;
};

/** Who examines, and how fast he speaks; each can be heard before. */
export function PersonaField({ choice, hasSamples, onChange }: PersonaFieldProps) {
  const { persona: chosen = 'plain', speed = 1 } = choice;
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
                  onChoose={() => onChange((now) => ({ ...now, persona }))}
                />
              </div>
              {hasSamples && (
                <Button
                  look="quiet"
                  className="px-2!"
                  aria-label={`${isPlaying ? 'Stop' : 'Hear'} ${name}`}
                  onClick={() => (isPlaying ? stop() : void play(persona, speed))}
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
      {hasSamples && (
        <Select
          label="How fast the examiner speaks"
          className="mt-2 sm:max-w-64"
          value={String(speed)}
          onSelect={(value) => onChange((now) => ({ ...now, speed: Number(value) }))}
        >
          {speakingSpeeds.map((one) => (
            <option key={one} value={one}>
              {nameSpeed(one)}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}

function nameSpeed(speed: number): string {
  if (speed === 1) return 'As usual';
  const percent = Math.round(Math.abs(speed - 1) * 100);
  return `${percent} % ${speed < 1 ? 'slower' : 'faster'}`;
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
  const play = async (persona: Persona, speed: number) => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setProblem('');
    setPlaying(persona);
    try {
      const { wav } = await getVoiceSample(persona, speed, own.signal);
      await playWav(wav, own.signal);
    } catch (error) {
      if (!own.signal.aborted) setProblem(messageOf(error, 'That voice could not be played.'));
    }
    if (!own.signal.aborted) setPlaying(null);
  };
  return { playing, problem, play, stop };
}
