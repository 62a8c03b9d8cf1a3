// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { useChallenges } from '../api/debrief-actions.ts';
import { ChallengeLine } from './challenge-line.tsx';
import { ShareDebrief } from './share-debrief.tsx';

const LINK = '/shared-debrief/share_1.abc';
const challenge = {
  id: 'challenge_1',
  position: 0,
  note: 'I said so.',
  status: 'open',
  ruling: null,
  createdAt: '2026-11-22T00:00:00.000Z',
};

let challenged: boolean;
let shared: boolean;
let unmount: () => Promise<void> = async () => {};
beforeEach(() => {
  challenged = false;
  shared = false;
  vi.stubGlobal('fetch', async (path: string, { method }: { method?: string }) => {
    if (path.endsWith('/challenges')) {
      challenged ||= method === 'POST';
      return json(method === 'POST' ? challenge : { challenges: challenged ? [challenge] : [] });
    }
    if (method === 'POST') shared = path.endsWith('/share');
    return json({ path: shared ? LINK : null });
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const json = (body: unknown) => new Response(JSON.stringify(body));
const focused = () => document.activeElement?.textContent ?? '';
const press = async (name: string) => {
  const button = await until(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found || found.disabled) throw new Error(`no '${name}' yet`);
    return found;
  });
  await act(async () => button.click());
};

function Line() {
  const { data } = useChallenges('conv_1');
  return data && <ChallengeLine conversationId="conv_1" position={0} challenge={data.challenges[0]} />;
}

it('takes the focus along through a challenge, called off and sent', async () => {
  unmount = await render(<Line />);
  await press('Challenge this');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await press('Cancel');
  expect(focused()).toBe('Challenge this');
  await press('Challenge this');
  const box = document.querySelector('textarea')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'I said so.');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => box.form!.requestSubmit());
  await until(() => expect(focused()).toContain('You challenged this line. It waits for an answer.'));
});

it('makes a link, copies it, and takes it back, with the focus on what came', async () => {
  const writeText = vi.fn(async () => {});
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  unmount = await render(<ShareDebrief conversationId="conv_1" notes={[]} />);
  await press('Make a read-only link');
  await until(() => expect(focused()).toBe(`${window.location.origin}${LINK}`));
  await press('Copy the link');
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}${LINK}`);
  expect(document.body.textContent).toContain('Copied');
  await press('Take the link back');
  await until(() => expect(focused()).toBe('Make a read-only link'));
});

it('leaves the focus alone when a link was there from the start', async () => {
  shared = true;
  unmount = await render(<ShareDebrief conversationId="conv_1" notes={[]} />);
  await until(() => expect(document.body.textContent).toContain(LINK));
  expect(document.activeElement).toBe(document.body);
});
