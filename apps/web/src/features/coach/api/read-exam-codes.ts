import { type ReadExamCodesInput, ReadExamCodesOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

/** Reads the codes out of what was typed or pasted from a knowledge-test report. */
function readExamCodes(input: ReadExamCodesInput): Promise<ReadExamCodesOutput> {
  return callApi('/api/exam-codes', { method: 'POST', body: input, output: ReadExamCodesOutput });
}

/** The reading of the codes; one that is called off by a change of the text is not heard of again. */
export const useReadExamCodes = () => useMutation({ mutationFn: readExamCodes });
