export { type ActReader, startActReader } from './act-reader.ts';
export { type ModelThread, PATIENCE_MS, startModelThread } from './model-thread.ts';
export { readVocabulary } from './vocabulary.ts';
export type { WordPieces } from './word-pieces.ts';
