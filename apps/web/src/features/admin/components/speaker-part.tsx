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
    'The natural voice is not installed on this node: npm run models fetches it, and nothing is restarted. Until then only exams that were rendered as a whole have it.',
  loading: 'The natural voice is being loaded. Conversations that begin now keep the plain one to their end.',
  speaks:
    'The natural voice keeps up with two conversations at once, beside those whose exam was rendered as a whole; more begin with the plain one.',
  broken: 'The natural voice could not be loaded: the log says why.',
};

/** Whom pilots hear. */
export function SpeakerPart({ speaker }: { speaker: Speaker }) {
  return (
    <HealthPart title="Examiner’s voice" good={speaker.natural !== 'broken'}>
      <Fact name="Next conversation">{NEXT[speaker.next]}</Fact>
      <Fact name="Its name">{speaker.name}</Fact>
      <Note>{NATURAL[speaker.natural]}</Note>
    </HealthPart>
  );
}
