export { type ActReader, startActReader } from './act-reader.ts';
