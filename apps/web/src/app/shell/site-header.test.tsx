// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCheckoutEmail, readPaidEmail, rememberPayment } from '#features/billing/checkout-memory.ts';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { SiteHeader } from './site-header.tsx';

const goTo = vi.fn<(url: string | URL) => void>();
const user = { id: 'user_1', name: 'Ann', email: 'ann@pilots.example', isAdmin: false };
let unmount = async () => {};
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation(goTo);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/logout') ? { message: 'ok' } : { user }),
  );
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('takes what the browser keeps of a purchase away with the buyer who logs out', async () => {
  const accessExpiration = new Date(Date.now() + 86_400_000).toISOString();
  rememberPayment({ success: true, receipt: 'RS-1', email: user.email, accessExpiration });
  unmount = await render(
    <MemoryRouter>
      <SiteHeader />
    </MemoryRouter>,
  );
  const logout = await until(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Logout',
    );
    expect(found).toBeDefined();
    return found!;
  });
  await act(async () => logout.click());
  await until(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect([readPaidEmail(), readCheckoutEmail()]).toEqual([null, '']);
});
