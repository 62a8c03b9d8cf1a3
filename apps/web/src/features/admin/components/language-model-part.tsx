import type { LanguageModelUse } from '@rightseat/contract';
import { formatDateTime } from '#lib/format-date.ts';
import { Fact, HealthPart, Note } from './health-part.tsx';

/** A failing model is no fault of the exam: it goes on in the scripted words. Red only when hardly anything comes back. */
export function LanguageModelPart({ use }: { use: LanguageModelUse | null }) {
  if (!use)
    return (
      <HealthPart title="Language model" good>
        <Note>None is set: the examiner goes by his own rules, judge and words.</Note>
      </HealthPart>
    );
  const failures = Object.entries(use.failures);
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  return (
    <HealthPart title="Language model" good={failed * 2 <= use.asked}>
      <Fact name="Model">{use.model}</Fact>
      <Fact name="Calls">{use.asked}</Fact>
      <Fact name="Answered from memory">{use.cached}</Fact>
      <Fact name="Read a turn later">{use.late}</Fact>
      <Fact name="Failed">
        {failed === 0 ? 0 : `${failed} (${failures.map(([why, count]) => `${why} ${count}`).join(', ')})`}
      </Fact>
      <Fact name="Last failure">
        {use.lastFailure ? `${use.lastFailure.reason}, ${formatDateTime(use.lastFailure.at)}` : 'none'}
      </Fact>
      <Fact name="Tokens">{use.tokens}</Fact>
      <Fact name="Wordings said">{use.wordingsSaid}</Fact>
      <Fact name="Wordings kept back">{use.wordingsRefused}</Fact>
      <Note>On the node that answered this page, since its start.</Note>
    </HealthPart>
  );
}
