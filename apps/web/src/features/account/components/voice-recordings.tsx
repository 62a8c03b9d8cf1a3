import { retentionDays } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { SureButton } from '#components/sure-button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useDeleteVoice, useKeptVoice } from '../api/kept-voice.ts';

/** What is kept of one's answers as sound, and the way to be rid of all of it. */
export function VoiceRecordings() {
  const kept = useKeptVoice();
  const remove = useDeleteVoice();
  const { recordings = 0, exams = 0, bytes = 0 } = kept.data ?? {};
  return (
    <div className="space-y-4">
      {remove.isError && <Alert>{messageOf(remove.error, 'Request failed')}</Alert>}
      {kept.isPending && <p role="status">Loading...</p>}
      {kept.isError && <p>What is kept could not be read. Please load the page again.</p>}
      {kept.data && (
        <p className="text-quiet">
          {recordings === 0
            ? 'None is kept. Before an exam you can ask for your answers to be kept as sound.'
            : `${count(recordings, 'answer')} of ${count(exams, 'exam')}, ${(bytes / 1e6).toFixed(1)} MB. Each goes by itself after ${retentionDays.voice} days.`}
        </p>
      )}
      {recordings > 0 && (
        <SureButton
          ask="Delete all recordings"
          sure="Delete them for good"
          keep="Keep them"
          busy={remove.isPending}
          onSure={() => remove.mutate()}
        />
      )}
    </div>
  );
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
