import type { DrillOutput, DrillResult, SpokenDrillResult, StartDrillInput } from '@rightseat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { paths } from '#config/paths.ts';
import { carryNotice } from '#features/coach/access-notice.ts';
import { useExamChoices } from '#features/coach/api/get-exam-choices.ts';
import { ratingNames } from '#features/coach/exam-words.ts';
import { readChosenMicrophone } from '#features/conversation/session/microphone.ts';
import { readManner, rememberManner } from '#features/drill/answer-manner.ts';
import { answerDrill, askNextQuestion, startDrill } from '#features/drill/api/drills.ts';
import { answerAloud, takeBackAnswer } from '#features/drill/api/speak-drill.ts';
import { DrillQuestion } from '#features/drill/components/drill-question.tsx';
import { DrillSetup } from '#features/drill/components/drill-setup.tsx';
import { SpokenQuestion } from '#features/drill/components/spoken-question.tsx';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { listen } from '#lib/listen.ts';
import { describeTrouble, troubleOf } from '#lib/microphone-trouble.ts';
import { DrillResults, type ShownResult } from './drill-results.tsx';

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
  const [results, setResults] = useState<ShownResult[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [manner, setManner] = useState(readManner);
  /** Why this drill is typed though it was to be spoken. */
  const [noVoice, setNoVoice] = useState<string | null>(null);

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
      // The browser may ask for the microphone: before the clock runs.
      setNoVoice(manner === 'voice' ? await tryMicrophone() : null);
      const drill = await startDrill(input);
      setChosen(input);
      setResults([]);
      setPhase({ name: 'asking', drill });
    });

  const answer = (drill: DrillOutput, text: string) =>
    run(async () => {
      const { position } = drill.question;
      await take(drill, await answerDrill(drill.drillId, { position, text }));
    });

  const take = async (drill: DrillOutput, result: DrillResult | SpokenDrillResult) => {
    keep({ ...result, context: drill.question.context });
    setPhase({ name: 'read', drill, isOver: result.isOver });
    await client.invalidateQueries({ queryKey: ['progress'] });
  };

  const keep = (result: ShownResult) =>
    setResults((earlier) =>
      [...earlier.filter(({ position }) => position !== result.position), result].sort(
        (one, other) => one.position - other.position,
      ),
    );

  const takeBack = ({ drillId }: DrillOutput, position: number) =>
    run(async () => {
      const context = results.find((one) => one.position === position)?.context ?? null;
      keep({ ...(await takeBackAnswer({ drillId, position })), context });
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
          manner={manner}
          onManner={(chosen) => {
            setManner(chosen);
            rememberManner(chosen);
          }}
          onStart={(input) => void start(input)}
        />
      )}
      {phase.name === 'asking' && noVoice && (
        <div className="max-w-read">
          <Alert tone="caution">{noVoice} Until then this drill is typed.</Alert>
        </div>
      )}
      {phase.name === 'asking' && manner === 'voice' && !noVoice && (
        <SpokenQuestion
          key={phase.drill.question.position}
          drill={phase.drill}
          busy={busy}
          readMicrophoneId={readChosenMicrophone}
          onAnswer={(text) => void answer(phase.drill, text)}
          onSpoken={async (pcm) => {
            const { drillId, question } = phase.drill;
            await take(phase.drill, await answerAloud({ drillId, position: question.position }, pcm));
          }}
          onTimeOver={() => setPhase({ ...phase, name: 'read', isOver: true })}
        />
      )}
      {phase.name === 'asking' && (manner === 'typed' || noVoice) && (
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
          onMisheard={(position) => void takeBack(phase.drill, position)}
        />
      )}
    </div>
  );
}

/** Null where there is one; else what to do about it. */
async function tryMicrophone(): Promise<string | null> {
  try {
    const listening = await listen(await readChosenMicrophone());
    listening.stop();
    return null;
  } catch (error) {
    return describeTrouble(troubleOf(error), navigator.userAgent);
  }
}
