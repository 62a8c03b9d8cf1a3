import {
  hostedStories,
  inspectedStories,
  limitStories,
  otherSpokenStories,
  spokenStory,
  typedStories,
} from './browser-stories.mjs';
import { lint } from './lint.mjs';
import { faults, livekit, stripeMock } from './other-programs.mjs';
import { otherDatabase, serverTests } from './server-tests.mjs';
import { types } from './types.mjs';
import { longTests, unitTests } from './unit-tests.mjs';

/**
 * Stages, one after the other; the parts of a stage run side by side, which two cores allow where neither needs both.
 * @typedef {{ name: string, run: () => Promise<import('./run-parts.mjs').Outcome> }} Part
 * @type {Part[][]}
 */
export const EVERY_CHANGE = [
  [
    { name: 'types', run: types },
    { name: 'lint', run: lint },
  ],
  [{ name: 'unit', run: unitTests }],
  [{ name: 'server', run: serverTests }],
  [{ name: 'typed', run: typedStories }],
  [{ name: 'spoken', run: spokenStory }],
];

/**
 * What `npm test` leaves out.
 * @type {Part[][]}
 */
export const THE_REST = [
  [{ name: 'long', run: longTests }],
  [{ name: 'database', run: otherDatabase }],
  [{ name: 'stripe', run: stripeMock }],
  [{ name: 'faults', run: faults }],
  [{ name: 'inspected', run: inspectedStories }],
  [{ name: 'hosted', run: hostedStories }],
  // In real time both: neither uses half a core.
  [
    { name: 'speech', run: otherSpokenStories },
    { name: 'limits', run: limitStories },
  ],
  [{ name: 'rooms', run: livekit }],
];
