// The part of WebAssembly that the engine needs. Node has it; its types come with those of a browser alone.
declare namespace WebAssembly {
  type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  type Module = object;
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: object;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
