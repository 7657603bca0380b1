// The part of WebAssembly that the engine needs. Node has it, but its types come only with those of browsers.
declare namespace WebAssembly {
  type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  type Module = object;
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: object;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
