/**
 * The little of WebAssembly we use, typed here: TypeScript has it in the browser's library only,
 * whose globals have no place in a server.
 */
export type CompiledModule = object;

export interface LinearMemory {
  readonly buffer: ArrayBuffer;
}

type HostCall = (...parameters: never[]) => number;

interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<CompiledModule>;
  Instance: new (
    module: CompiledModule,
    imports: Record<string, Record<string, HostCall>>,
  ) => { exports: Record<string, unknown> };
}

export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
