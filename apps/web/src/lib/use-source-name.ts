import { nameSource } from './name-source.ts';
import { useReferences } from './use-references.ts';

/** What is to be read, by its heading in the books. */
export const useSourceName = (reference: string): string =>
  nameSource(useReferences().data?.shelves, reference);
