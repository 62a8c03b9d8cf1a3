import type { AdminChallengesOutput } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { Badge } from '#components/badge.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { describeLookUp } from '#lib/describe-look-up.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { nameCodes } from '#lib/name-code.ts';
import { nameSource } from '#lib/name-source.ts';
import { useReferences } from '#lib/use-references.ts';
import type { AdminActions } from '../hooks/use-admin-action.ts';
import { ChallengedTranscript } from './challenged-transcript.tsx';
import { RecordedVerdicts } from './recorded-verdicts.tsx';
import { RulingForm } from './ruling-form.tsx';

type ChallengeItemProps = { challenge: AdminChallengesOutput['challenges'][number]; actions: AdminActions };

const statuses = {
  open: { word: 'open', tone: 'caution' },
  upheld: { word: 'grade stands', tone: 'plain' },
  overruled: { word: 'pilot was right', tone: 'active' },
} as const;

/** One challenged line: what was asked, said and graded, what the pilot objects to, and the ruling. */
export function ChallengeItem({ challenge, actions }: ChallengeItemProps) {
  const { line } = challenge;
  const status = statuses[challenge.status];
  const lookUp = line && describeLookUp(line);
  const shelves = useReferences().data?.shelves;
  return (
    <li className="rounded-sm border border-line bg-panel p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={status.tone}>{status.word}</Badge>
        <span className="text-sm text-quiet">
          <EmailAddress email={challenge.email} />, {formatDateTime(challenge.createdAt)}
        </span>
      </div>
      <h2 className="mt-3 text-lg leading-snug">“{challenge.note}”</h2>
      {line === null ? (
        <p className="mt-3 text-quiet">The line is no longer there.</p>
      ) : (
        <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[9rem_1fr]">
          <Part name="Question">{line.question}</Part>
          <Part name="Pilot's words">{line.quote ? `“${line.quote}”` : 'No answer was heard.'}</Part>
          <Part name="Grade">{`${line.grade}: ${line.reason}`}</Part>
          {lookUp && <Part name="Books">{lookUp}</Part>}
          {challenge.verdicts.length > 0 && (
            <Part name="Points">
              <RecordedVerdicts verdicts={challenge.verdicts} />
            </Part>
          )}
          {challenge.verdicts.length === 0 && line.missing.length > 0 && (
            <Part name="Missing">
              <ul className="list-disc space-y-1 pl-5 marker:text-limit">
                {line.missing.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Part>
          )}
          <Part name="Model answer">{line.modelAnswer}</Part>
          <Part name="Standard">{nameCodes(line)}</Part>
          <Part name="Reference">
            {line.references.map((reference) => nameSource(shelves, reference)).join(' · ')}
          </Part>
        </dl>
      )}
      <ChallengedTranscript challengeId={challenge.id} quote={line?.quote ?? null} />
      {challenge.status === 'open' ? (
        <RulingForm challengeId={challenge.id} actions={actions} />
      ) : (
        <p className="mt-4 border-l-4 border-edge pl-3">{challenge.ruling}</p>
      )}
    </li>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm font-bold text-quiet">{name}</dt>
      <dd className="max-w-read">{children}</dd>
    </>
  );
}
