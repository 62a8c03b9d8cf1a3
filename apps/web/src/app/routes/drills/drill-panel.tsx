import type { DrillOutput, DrillResult, StartDrillInput } from '@rightseat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { paths } from '#config/paths.ts';
import { carryNotice } from '#features/coach/access-notice.ts';
import { useExamChoices } from '#features/coach/api/get-exam-choices.ts';
import { ratingNames } from '#features/coach/exam-words.ts';
import { answerDrill, askNextQuestion, startDrill } from '#features/drill/api/drills.ts';
import { DrillQuestion } from '#features/drill/components/drill-question.tsx';
import { DrillSetup } from '#features/drill/components/drill-setup.tsx';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { DrillResults } from './drill-results.tsx';

type Phase =
  | { name: 'setup' }
  | { name: 'asking'; drill: DrillOutput }
  | { name: 'read'; drill: DrillOutput; isOver: boolean };

/** A drill from its choice to its last result. */
export function DrillPanel({ initial }: { initial: StartDrillInput }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const choices = useExamChoices();
  const [chosen, setChosen] = useState(initial);
  const [phase, setPhase] = useState<Phase>({ name: 'setup' });
  const [results, setResults] = useState<DrillResult[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (call: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await call();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'no_access') {
        await navigate(paths.pricing, { replace: true, state: carryNotice('no-access') });
      } else setProblem(messageOf(error, 'That did not work. Please try again.'));
    } finally {
      setBusy(false);
    }
  };

  const start = (input: StartDrillInput) =>
    run(async () => {
      const drill = await startDrill(input);
      setChosen(input);
      setResults([]);
      setPhase({ name: 'asking', drill });
    });

  const answer = (drill: DrillOutput, text: string) =>
    run(async () => {
      const { position } = drill.question;
      const result = await answerDrill(drill.drillId, { position, text });
      setResults((earlier) => [...earlier.filter((one) => one.position !== position), result]);
      setPhase({ name: 'read', drill, isOver: result.isOver });
      await client.invalidateQueries({ queryKey: ['progress'] });
    });

  const next = (drill: DrillOutput) =>
    run(async () => setPhase({ name: 'asking', drill: await askNextQuestion(drill.drillId) }));

  return (
    <div className="space-y-6">
      {problem && <Alert>{problem}</Alert>}
      {phase.name === 'setup' && (
        <DrillSetup
          initial={chosen}
          ratingNames={ratingNames}
          choices={choices.data}
          busy={busy}
          onStart={(input) => void start(input)}
        />
      )}
      {phase.name === 'asking' && (
        <DrillQuestion
          key={phase.drill.question.position}
          drill={phase.drill}
          busy={busy}
          onAnswer={(text) => void answer(phase.drill, text)}
          onTimeOver={() => setPhase({ ...phase, name: 'read', isOver: true })}
        />
      )}
      {phase.name === 'read' && (
        <DrillResults
          drill={phase.drill}
          results={results}
          isOver={phase.isOver}
          busy={busy}
          onNext={() => void next(phase.drill)}
          onAgain={() => void start(chosen)}
          onChoose={() => setPhase({ name: 'setup' })}
        />
      )}
    </div>
  );
}
