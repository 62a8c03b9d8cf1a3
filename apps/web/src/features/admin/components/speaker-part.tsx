import type { AdminHealthOutput } from '@rightseat/contract';
import { Fact, HealthPart, Note } from './health-part.tsx';

type Speaker = AdminHealthOutput['speaker'];

const NEXT: Record<Speaker['next'], string> = {
  natural: 'Natural voice',
  plain: 'Plain voice',
  server: 'Speech server',
  hosted: 'Another company',
};

const NATURAL: Record<Speaker['natural'], string> = {
  off: 'Not asked for: another voice was chosen.',
  absent:
    'The model of the natural voice is not installed on this node: npm run models fetches it, and nothing is restarted. Exams that were rendered as a whole are spoken in it without; those about a pilot’s own flight, or worded by a language model, in the plain voice.',
  loading: 'The natural voice is being loaded. Conversations that begin now keep the plain one to their end.',
  speaks:
    'The natural voice keeps up with two conversations at once, beside those whose exam was rendered as a whole; more begin with the plain one.',
  broken: 'The natural voice could not be loaded: the log says why.',
};

/** Whom pilots hear. */
export function SpeakerPart({ speaker }: { speaker: Speaker }) {
  return (
    <HealthPart title="Examiner’s voice" good={speaker.natural !== 'broken'}>
      {speaker.linesRendered > 0 && (
        <Fact name="Rendered beforehand">{speaker.linesRendered.toLocaleString('en-US')} lines</Fact>
      )}
      <Fact name={speaker.linesRendered > 0 ? 'Next exam beyond these' : 'Next conversation'}>
        {NEXT[speaker.next]}
      </Fact>
      <Fact name="Its name">{speaker.name}</Fact>
      <Note>{NATURAL[speaker.natural]}</Note>
    </HealthPart>
  );
}
