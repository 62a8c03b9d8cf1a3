// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { UserSearch } from './user-search.tsx';

let unmount: () => Promise<void>;
afterEach(() => unmount());

function Users() {
  const [address, setAddress] = useSearchParams();
  return (
    <>
      <UserSearch q={address.get('q') ?? ''} onSearch={(q) => setAddress({ q }, { replace: true })} />
      <Link to="/user">One of them</Link>
    </>
  );
}

it('does not call off the way to a user whose page takes longer to load than a search waits', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', Component: Users },
      {
        path: '/user',
        lazy: () =>
          new Promise<{ Component: () => string }>((done) =>
            setTimeout(() => done({ Component: () => 'the user' }), 600),
          ),
      },
    ],
    { initialEntries: ['/?q=late'] },
  );
  unmount = await render(<RouterProvider router={router} />);
  await act(async () => {
    document.querySelector('a')!.click();
    await new Promise((done) => setTimeout(done, 900));
  });
  expect(document.body.textContent).toContain('the user');
});
