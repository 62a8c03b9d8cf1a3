import { type ReadExamCodesInput, ReadExamCodesOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** Reads the codes out of what was typed or pasted from a knowledge-test report. */
export function readExamCodes(input: ReadExamCodesInput): Promise<ReadExamCodesOutput> {
  return callApi('/api/exam-codes', { method: 'POST', body: input, output: ReadExamCodesOutput });
}
