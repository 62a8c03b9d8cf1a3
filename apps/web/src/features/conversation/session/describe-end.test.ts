import { describe, expect, it } from 'vitest';
import { describeEnd } from './describe-end.ts';

describe('describeEnd', () => {
  it('knows our engine at its time limit by the reason of a clean close', () => {
    const details = { reason: 'agent', closeCode: 1000, closeReason: 'time limit reached' } as const;
    expect(describeEnd(details).cause).toBe('limit');
  });

  it("knows the vendor's engine at its time limit by its error", () => {
    const context = { type: 'max_duration_exceeded' };
    expect(describeEnd({ reason: 'error', message: 'Too long', context }).cause).toBe('limit');
  });

  it('takes another clean close for the end of the exam', () => {
    const details = { reason: 'agent', closeCode: 1000, closeReason: 'the examiner ended the exam' } as const;
    expect(describeEnd(details).cause).toBe('examiner');
  });

  it('says so when access was ended, and takes it for no fault', () => {
    const details = { reason: 'agent', closeCode: 1000, closeReason: 'access was ended' } as const;
    expect(describeEnd(details)).toEqual({ cause: 'access-ended', message: '' });
  });

  it('keeps the reason of a broken connection', () => {
    const details = {
      reason: 'error',
      message: 'no answer to pings',
      context: { type: 'close' },
      closeCode: 4408,
      closeReason: 'no answer to pings',
    } as const;
    expect(describeEnd(details)).toEqual({ cause: 'error', message: 'no answer to pings' });
  });
});
