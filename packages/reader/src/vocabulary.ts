import { readFile } from 'node:fs/promises';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

export const modelFolder = new URL('../model/', import.meta.url);

/** The words that the base of our models knows. Throws where the file is missing. */
export async function readVocabulary(folder = modelFolder): Promise<WordPieces> {
  const text = await readFile(new URL('vocabulary.txt', folder), 'utf8');
  return createWordPieces(text.trimEnd().split('\n'));
}
