// @vitest-environment happy-dom
import type { Flight } from '@rightseat/contract';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { FlightSection } from './flight-section.tsx';

const example: Flight = {
  aircraft: 'Cessna 172S',
  cruiseKnots: 115,
  emptyPounds: 1690,
  maxGrossPounds: 2550,
  usableGallons: 53,
  gallonsPerHour: 9,
  home: 'KWVI',
  destination: 'KRNO',
  distanceMiles: 181,
  pilotPounds: 170,
  baggagePounds: 40,
  passengerPounds: [160],
};

let unmount: () => Promise<void>;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  until(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no '${name}' yet`);
    return found;
  });
const press = async (name: string) => {
  const pressed = await button(name);
  await act(async () => pressed.click());
};

it('opens a form with the example as a pattern, and takes the focus there and back', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ flight: null, example })));
  unmount = await render(<FlightSection isUsed />);
  await press('Give your own flight');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Your flight');
  const [model] = document.querySelectorAll('input');
  expect([model?.value, model?.placeholder]).toEqual(['', 'e.g. Cessna 172S']);
  await press('Cancel');
  expect(document.activeElement).toBe(await button('Give your own flight'));
});
