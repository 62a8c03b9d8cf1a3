import { MemoryFile } from './memory-file.ts';
import { type CompiledModule, type LinearMemory, webAssembly } from './web-assembly.ts';

/** How a run ended: the exit code, what it printed, and the file it wrote. */
export interface CommandResult {
  exitCode: number;
  printed: string;
  output: Uint8Array;
}

class ProcessExit {
  readonly code: number;
  constructor(code: number) {
    this.code = code;
  }
}

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const ROOT_DESCRIPTOR = 3;
const OUTPUT_DESCRIPTOR = 4;
const ALL_RIGHTS = 0x1fff_ffffn;
const FILETYPE_DIRECTORY = 3;
const FILETYPE_REGULAR = 4;
const FILETYPE_CHARACTER_DEVICE = 2;

/**
 * Runs a WASI command that writes one file, wholly in memory: no disk, no preopened folder and none
 * of the warnings of `node:wasi`. It implements the thirteen calls Flite imports and no more.
 * Each call is a fresh instance, so that one sentence can leave nothing behind for the next.
 */
export function runWasiCommand(module: CompiledModule, args: readonly string[]): CommandResult {
  const output = new MemoryFile();
  const printed: Uint8Array[] = [];
  const encodedArgs = args.map((argument) => new TextEncoder().encode(`${argument}\0`));
  let memory: LinearMemory | undefined;
  // Growing the memory detaches its buffer: both views are taken anew at each call.
  const bytes = () => new Uint8Array(memory!.buffer);
  const view = () => new DataView(memory!.buffer);

  const calls = {
    args_sizes_get(countAt: number, sizeAt: number) {
      view().setUint32(countAt, encodedArgs.length, true);
      view().setUint32(sizeAt, sumOfLengths(encodedArgs), true);
      return SUCCESS;
    },
    args_get(pointersAt: number, textAt: number) {
      let position = textAt;
      encodedArgs.forEach((argument, index) => {
        view().setUint32(pointersAt + 4 * index, position, true);
        bytes().set(argument, position);
        position += argument.length;
      });
      return SUCCESS;
    },
    clock_time_get(_clock: number, _precision: bigint, timeAt: number) {
      view().setBigUint64(timeAt, process.hrtime.bigint(), true);
      return SUCCESS;
    },
    fd_prestat_get(descriptor: number, prestatAt: number) {
      if (descriptor !== ROOT_DESCRIPTOR) return BAD_DESCRIPTOR;
      view().setUint32(prestatAt, 0, true);
      view().setUint32(prestatAt + 4, '/'.length, true);
      return SUCCESS;
    },
    fd_prestat_dir_name(_descriptor: number, nameAt: number) {
      bytes()[nameAt] = '/'.charCodeAt(0);
      return SUCCESS;
    },
    fd_fdstat_get(descriptor: number, statAt: number) {
      view().setUint8(statAt, fileTypeOf(descriptor));
      view().setUint16(statAt + 2, 0, true);
      view().setBigUint64(statAt + 8, ALL_RIGHTS, true);
      view().setBigUint64(statAt + 16, ALL_RIGHTS, true);
      return SUCCESS;
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_close: () => SUCCESS,
    path_open(...parameters: (number | bigint)[]) {
      view().setUint32(parameters.at(-1) as number, OUTPUT_DESCRIPTOR, true);
      return SUCCESS;
    },
    fd_read(_descriptor: number, _vectorsAt: number, _count: number, sizeAt: number) {
      view().setUint32(sizeAt, 0, true);
      return SUCCESS;
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, positionAt: number) {
      if (descriptor !== OUTPUT_DESCRIPTOR) return BAD_DESCRIPTOR;
      view().setBigUint64(positionAt, BigInt(output.seek(Number(offset), whence)), true);
      return SUCCESS;
    },
    fd_write(descriptor: number, vectorsAt: number, count: number, sizeAt: number) {
      let size = 0;
      for (let index = 0; index < count; index++) {
        const start = view().getUint32(vectorsAt + 8 * index, true);
        const length = view().getUint32(vectorsAt + 8 * index + 4, true);
        const chunk = bytes().subarray(start, start + length);
        if (descriptor === OUTPUT_DESCRIPTOR) output.write(chunk);
        else printed.push(chunk.slice());
        size += length;
      }
      view().setUint32(sizeAt, size, true);
      return SUCCESS;
    },
    proc_exit(code: number) {
      throw new ProcessExit(code);
    },
  };

  const instance = new webAssembly.Instance(module, { wasi_snapshot_preview1: calls });
  memory = instance.exports.memory as LinearMemory;
  const exitCode = start(instance.exports._start as () => void);
  return { exitCode, printed: Buffer.concat(printed).toString('utf8'), output: output.content() };
}

function start(main: () => void): number {
  try {
    main();
    return SUCCESS;
  } catch (error) {
    if (error instanceof ProcessExit) return error.code;
    throw error;
  }
}

function fileTypeOf(descriptor: number): number {
  if (descriptor === ROOT_DESCRIPTOR) return FILETYPE_DIRECTORY;
  return descriptor < ROOT_DESCRIPTOR ? FILETYPE_CHARACTER_DEVICE : FILETYPE_REGULAR;
}

function sumOfLengths(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
