import { MOST_TRIED, type TryQuestionOutput } from '@rightseat/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { TextArea } from '#components/text-area.tsx';
import { messageOf } from '#lib/api-error.ts';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { tryQuestion } from '../api/try-question.ts';
import { TryResult } from './try-result.tsx';

/** What is typed is judged as in an exam, reply by reply as long as the examiner waits for more. Kept nowhere. */
export function TryForm({ id, onFollowUp }: { id: string; onFollowUp: (id: string) => void }) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [result, setResult] = useState<TryQuestionOutput | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mayReply = result === null || (result.next === 'asks-more' && said.length < MOST_TRIED);

  // The button that was pressed goes with the form, or with the result.
  const around = useFollowFocus<HTMLDivElement>(mayReply ? `reply ${said.length}` : 'result');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const all = [...said, text.trim()];
      setResult(await tryQuestion(id, all));
      setSaid(all);
      setText('');
    } catch (error) {
      setFailure(messageOf(error, 'It could not be judged. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  const again = () => {
    setSaid([]);
    setResult(null);
    setFailure(null);
  };

  return (
    <div ref={around} className="mt-6 space-y-5 border-t border-line pt-5">
      {said.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its order
        <p key={index} className="max-w-read border-l-4 border-line pl-3 break-words">
          <span className="block text-sm font-bold text-quiet">You</span>
          {words}
        </p>
      ))}
      <div role="status">{result && <TryResult result={result} />}</div>
      {mayReply && (
        <form className="space-y-3" onSubmit={(event) => void send(event)}>
          <TextArea
            {...TAKES_FOCUS}
            label={result ? 'Your reply' : 'An answer to try'}
            rows={4}
            maxLength={2000}
            value={text}
            onText={setText}
          />
          <Button type="submit" disabled={busy || text.trim() === ''}>
            {busy ? 'Judging…' : 'Judge it'}
          </Button>
        </form>
      )}
      {failure && (
        <p role="alert" className="font-bold text-limit">
          {failure}
        </p>
      )}
      {result && (
        <div className="flex flex-wrap gap-3">
          {result.followUp && (
            <Button onClick={() => result.followUp && onFollowUp(result.followUp)}>Try the follow-up</Button>
          )}
          <Button {...(!mayReply && TAKES_FOCUS)} look="outline" onClick={again}>
            Begin again
          </Button>
        </div>
      )}
    </div>
  );
}
