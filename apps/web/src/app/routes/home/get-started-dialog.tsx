import { useState } from 'react';
import { Dialog } from '#components/dialog.tsx';
import { usePublicConfig } from '#features/config/api/get-public-config.ts';

/** What the server names when nothing else is configured; captions and poster belong to this recording alone. */
const OWN_VIDEO = '/media/get-started.webm';
const CAPTIONS = '/media/get-started.vtt';
const POSTER = '/media/get-started.jpg';

/** The walkthrough as a video; told in words where the video cannot be had. */
export function GetStartedDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const config = usePublicConfig();
  const [missing, setMissing] = useState(false);
  const source = config.data?.getStartedVideoUrl;
  return (
    <Dialog open onOpenChange={onOpenChange} title="How to Get Started">
      {source && !missing && (
        <video
          controls
          preload="metadata"
          playsInline
          src={source}
          poster={source === OWN_VIDEO ? POSTER : undefined}
          onError={() => setMissing(true)}
          className="aspect-video w-full rounded-sm bg-sunk"
        >
          <track
            kind="captions"
            src={source === OWN_VIDEO ? CAPTIONS : undefined}
            srcLang="en"
            label="English"
            default
          />
        </video>
      )}
      {(missing || config.isError) && <Walkthrough />}
    </Dialog>
  );
}

function Walkthrough() {
  return (
    <ol className="list-decimal space-y-3 pl-5 marker:font-bold marker:text-course">
      <li>Open the demo and press Start Free Demo. Your browser asks for the microphone: allow it.</li>
      <li>The examiner speaks first. Its words appear as captions, and so do yours.</li>
      <li>Answer in your own words. Press “I'm thinking” or the space bar to hold your turn.</li>
      <li>“Say again” repeats the question word for word. You may cut in, and you may type instead.</li>
      <li>After five minutes, or when you end it, read your debrief and the one thing to study first.</li>
      <li>
        For full sessions of thirty minutes: sign up, verify your e-mail, get access and open the AI Coach.
      </li>
    </ol>
  );
}
