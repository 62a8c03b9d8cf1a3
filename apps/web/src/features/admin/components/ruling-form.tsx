import { type FormEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { TextArea } from '#components/text-area.tsx';
import { messageOf } from '#lib/api-error.ts';
import { ruleChallenge } from '../api/rule-challenge.ts';
import type { AdminActions } from '../hooks/use-admin-action.ts';

/** The pilot reads the reason beside the line; a ruling is given once. */
export function RulingForm({ challengeId, actions }: { challengeId: string; actions: AdminActions }) {
  const [ruling, setRuling] = useState('');
  const rule = (status: 'upheld' | 'overruled') =>
    void actions.perform({
      send: () => ruleChallenge(challengeId, { status, ruling }),
      done: () => 'The pilot sees your answer beside the line.',
      failed: (error) => messageOf(error, 'Failed to answer the challenge'),
    });
  const missing = ruling.trim() === '';
  return (
    <form className="mt-4 space-y-2" onSubmit={(event: FormEvent) => event.preventDefault()}>
      <TextArea
        label="Your answer to the pilot"
        rows={3}
        maxLength={1000}
        value={ruling}
        onText={setRuling}
      />
      <div className="flex flex-wrap gap-3">
        <Button disabled={missing || actions.busy} onClick={() => rule('overruled')}>
          The pilot was right
        </Button>
        <Button look="outline" disabled={missing || actions.busy} onClick={() => rule('upheld')}>
          The grade stands
        </Button>
      </div>
    </form>
  );
}
