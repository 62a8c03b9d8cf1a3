import { ExhibitOutput } from '@rightseat/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });

test('every exhibit can be fetched by anybody, and nothing is marked in it', async () => {
  const { exhibits } = server.services.content;
  expect(exhibits.length).toBeGreaterThan(0);
  for (const { id } of exhibits) {
    const response = await get(`/api/exhibits/${id}`);
    expect(response.statusCode).toBe(200);
    expect(ExhibitOutput.parse(response.json()).sheet.length).toBeGreaterThan(0);
    expect(response.body).not.toContain('"marked":true');
    expect(response.body).not.toContain('class=\\"marked\\"');
  }
});

test('with a question of its own the answer is marked in it, also to what follows on it', async () => {
  const marked = async (question: string) =>
    (await get(`/api/exhibits/metar-and-taf?question=${question}`)).body.split('"marked":true').length - 1;
  expect(await marked('pa.i.c-exhibit-metar')).toBe(3);
  expect(await marked('pa.i.c-exhibit-metar.follow-up-1')).toBe(1);
  expect(await marked('pa.i.c-fronts')).toBe(0);
});

test.each(['nothing-of-ours', 'constructor', '%2e%2e'])('there is no exhibit %s', async (id) => {
  expect((await get(`/api/exhibits/${id}`)).statusCode).toBe(404);
});
