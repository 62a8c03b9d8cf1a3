import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { useDemoState } from '#features/config/api/get-demo-state.ts';
import { usePublicConfig } from '#features/config/api/get-public-config.ts';
import { OutsideSession } from '#features/conversation/components/outside-session.tsx';
import {
  ConversationContext,
  useOwnConversation,
} from '#features/conversation/hooks/conversation-context.ts';
import { fetchExamRoom } from '#features/conversation/room/late-exam-room.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';
import { closedWords } from './demo/closed-words.ts';
import { DemoInfo } from './demo/demo-info.tsx';
import { DemoPanel } from './demo/demo-panel.tsx';

/** The product's own figure, until the server has told its setting. */
const DEMO_SECONDS = 300;

export function Component() {
  usePageMeta(
    'Free 5-minute demo',
    'Answer an AI examiner out loud for five minutes. No card, no account; a microphone or a keyboard is enough.',
  );
  const conversation = useOwnConversation(fetchExamRoom);
  const config = usePublicConfig();
  const demo = useDemoState();
  const limitSeconds = config.data?.demoSeconds ?? DEMO_SECONDS;
  return (
    <ConversationContext value={conversation}>
      <Page>
        <OutsideSession>
          <PageHeader title="Five minutes with the examiner">
            <p>One question at a time, out loud, as on the day of your checkride. No card and no account.</p>
          </PageHeader>
        </OutsideSession>
        <DemoPanel limitSeconds={limitSeconds} closed={demo.data ? closedWords(demo.data) : null} />
        <OutsideSession>
          <DemoInfo />
        </OutsideSession>
      </Page>
    </ConversationContext>
  );
}
