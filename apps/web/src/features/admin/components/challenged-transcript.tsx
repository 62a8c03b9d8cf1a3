import { useState } from 'react';
import { Disclosure } from '#components/disclosure.tsx';
import { Spinner } from '#components/spinner.tsx';
import { TranscriptText } from '#components/transcript-text.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useChallengedTranscript } from '../api/read-challenged-transcript.ts';

/** The conversation that a challenged line is from, its quote marked: fetched when it is opened. */
export function ChallengedTranscript({ challengeId, quote }: { challengeId: string; quote: string | null }) {
  const [isWanted, setWanted] = useState(false);
  const { data, isPending, error } = useChallengedTranscript(challengeId, isWanted);
  return (
    <div className="mt-4">
      <Disclosure summary="The whole conversation" onOpen={() => setWanted(true)}>
        {isWanted && isPending && <Spinner />}
        {error && (
          <p role="alert" className="p-4 font-bold text-limit">
            {messageOf(error, 'It could not be read. Please try again.')}
          </p>
        )}
        {data && <TranscriptText transcript={data.transcript} pilot="Pilot" quote={quote} />}
      </Disclosure>
    </div>
  );
}
