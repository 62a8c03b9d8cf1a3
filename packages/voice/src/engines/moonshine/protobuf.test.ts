import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editFields, field, numberField, readFields, textField } from './protobuf.ts';

const content = fc.uint8Array({ maxLength: 300 });
const part = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 40 }), content).map(([number, bytes]) => field(number, bytes)),
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 2 ** 40 }))
    .map(([number, value]) => numberField(number, value)),
);

test('leaves every byte where nothing is changed', () => {
  fc.assert(
    fc.property(fc.array(part), fc.integer({ min: 1, max: 40 }), (parts, number) => {
      const message = Buffer.concat(parts);
      expect(Buffer.from(editFields(message, number, (same) => same))).toEqual(message);
    }),
  );
});

test('changes the fields of a number, in a message within a message, and no others', () => {
  const inner = Buffer.concat([textField(3, 'one'), numberField(3, 300), textField(4, 'two')]);
  const message = Buffer.concat([numberField(1, 2 ** 40), field(7, inner), textField(3, 'outer')]);
  const edited = editFields(message, 7, (within) =>
    editFields(within, 3, () => Buffer.from('longer '.repeat(30))),
  );
  const changed = readFields(edited, 7)[0]!;
  expect(readFields(changed, 3).map((bytes) => Buffer.from(bytes).toString())).toEqual([
    'longer '.repeat(30),
  ]);
  expect(readFields(changed, 4).map((bytes) => Buffer.from(bytes).toString())).toEqual(['two']);
  expect(readFields(edited, 3).map((bytes) => Buffer.from(bytes).toString())).toEqual(['outer']);
});
