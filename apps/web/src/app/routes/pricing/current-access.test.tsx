// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { CurrentAccess } from './current-access.tsx';

it('tells who has access until when, and what buying again would add', async () => {
  const subscription = {
    expirationDate: '2027-02-23T10:00:00.000Z',
    afterNextPurchase: '2027-05-23T10:00:00.000Z',
  };
  const unmount = await render(
    <MemoryRouter>
      <CurrentAccess subscription={subscription as never} />
    </MemoryRouter>,
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain('You have access until February 23, 2027 (UTC).');
  expect(text).toContain('adds three months to the end, until May 23, 2027 (UTC).');
  await unmount();
});
