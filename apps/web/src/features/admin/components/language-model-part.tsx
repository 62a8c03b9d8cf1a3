import type { LanguageModelUse } from '@rightseat/contract';
import { Fact, HealthPart, Note } from './health-part.tsx';

/** A failing model is no fault of the exam: it goes on in the scripted words. Red only when hardly anything comes back. */
export function LanguageModelPart({ use }: { use: LanguageModelUse }) {
  const failures = Object.entries(use.failures);
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  return (
    <HealthPart title="Language model" good={failed * 2 <= use.asked}>
      <Fact name="Calls">{use.asked}</Fact>
      <Fact name="Answered from memory">{use.cached}</Fact>
      <Fact name="Failed">
        {failed === 0 ? 0 : `${failed} (${failures.map(([why, count]) => `${why} ${count}`).join(', ')})`}
      </Fact>
      <Fact name="Tokens">{use.tokens}</Fact>
      <Fact name="Wordings said">{use.wordingsSaid}</Fact>
      <Fact name="Wordings kept back">{use.wordingsRefused}</Fact>
      <Note>On the node that answered this page, since its start.</Note>
    </HealthPart>
  );
}
