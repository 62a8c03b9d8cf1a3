export { listAbbreviations } from './abbreviations.ts';
export { readOnes, readSmallNumber, readTens, SMALL_NUMBERS, TENS } from './number-words.ts';
export { openContraction, openContractions } from './open-contraction.ts';
