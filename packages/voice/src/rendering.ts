export { KOKORO_RATE_HZ } from '#engines/kokoro/level-speech.ts';
export { KOKORO_FILES, loadKokoro, loadLexicon, type Synthesise } from '#engines/kokoro/load-kokoro.ts';
export { measureRendered } from '#engines/natural/measure-rendered.ts';
export { type RenderedLine, readPack, writePack } from '#engines/natural/pack-file.ts';
export { packFolder } from '#engines/natural/pack-folder.ts';
export { openRenderedLines } from '#engines/natural/rendered-lines.ts';
export { splitClauses } from '#engines/natural/split-clauses.ts';
