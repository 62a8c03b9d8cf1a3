import { useRef, useState } from 'react';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { PauseIcon, PlayIcon } from '#components/icons.tsx';
import { classNames } from '#lib/class-names.ts';
import { nameCode } from '#lib/name-code.ts';
import { exampleLine, exampleSources } from './example-line.ts';
import { exchangeLines } from './exchange-lines.ts';

const { acs, titles, points } = exampleLine;
const wrong = points?.find(({ found }) => found === 'contradicted');

/** A real exchange to hear and to read, with what the debrief says of it. Nothing is loaded before it is played. */
export function ExampleExchange() {
  const audio = useRef<HTMLAudioElement>(null);
  const [asked, setAsked] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [spoken, setSpoken] = useState<number | null>(null);
  const toggle = () => {
    setAsked(true);
    if (playing) audio.current?.pause();
    else void audio.current?.play().catch(() => setPlaying(false));
  };
  return (
    <figure className="rounded-md border border-line bg-panel p-5 sm:p-7">
      <figcaption className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
        <span className="text-sm text-quiet">A real exchange, in the product's own voices</span>
        <Button look="outline" onClick={toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
          {playing ? 'Pause' : 'Listen, 25 seconds'}
        </Button>
      </figcaption>
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => {
          setPlaying(false);
          setSpoken(null);
        }}
        onTimeUpdate={({ currentTarget }) => setSpoken(lineAt(currentTarget))}
      >
        <source src="/media/exchange.webm" type='audio/webm; codecs="opus"' />
        <source src="/media/exchange.m4a" type="audio/mp4" />
        <track
          kind="captions"
          // Else they would be fetched with the page.
          src={asked ? '/media/exchange.vtt' : undefined}
          srcLang="en"
          label="English"
          default
        />
      </audio>
      <ol className="space-y-4">
        {exchangeLines.map(({ by, text }, index) => (
          <li
            key={text}
            className={classNames(
              'border-l-4 py-0.5 pl-3',
              by === 'Examiner' ? 'border-course' : 'border-edge',
              spoken === index && 'bg-course-tint',
            )}
          >
            <span className="block text-sm font-bold text-quiet">{by}</span>
            {text}
          </li>
        ))}
      </ol>
      <div className="mt-6 border-t border-line pt-5">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="limit">U · Unsatisfactory</Badge>
          <span className="text-sm text-quiet">{nameCode({ code: acs[1]!, title: titles?.[1] })}</span>
        </p>
        <p className="mt-3">{wrong?.statement}</p>
        <p className="mt-1 text-quiet">Read: {nameCode(exampleSources[1]!)}</p>
      </div>
    </figure>
  );
}

/** Which line is being said, by the captions of the recording. */
function lineAt({ textTracks, currentTime }: HTMLAudioElement): number | null {
  const cues = textTracks[0]?.cues;
  if (!cues) return null;
  const index = Array.from(cues).findIndex(
    ({ startTime, endTime }) => startTime <= currentTime && currentTime < endTime,
  );
  return index === -1 ? null : index;
}
