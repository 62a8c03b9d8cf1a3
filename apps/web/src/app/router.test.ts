// @vitest-environment happy-dom
import { pagePaths } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { router } from './router.tsx';

type Routes = typeof router.routes;

const pathsOf = (routes: Routes): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);

it('shows a page at every path that the server serves as one, and at no other', () => {
  expect(pathsOf(router.routes).sort()).toEqual([...Object.values(pagePaths), '*'].sort());
});
