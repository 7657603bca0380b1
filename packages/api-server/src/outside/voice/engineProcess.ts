// The process of the embedded voice: speaks the texts that its parent sends, one after the other. It has no
// permissions except to read the engine's own files. Started by EmbeddedVoice with the address of the engine's
// module.
import { readFile } from 'node:fs/promises';
import { cutWav } from './wave.ts';

/** The parent's request. */
export interface SpeakOrder {
  readonly id: number;
  readonly text: string;
}

/** The answer: a WAV file, or nothing if the engine failed. */
export interface Spoken {
  readonly id: number;
  readonly audio?: Uint8Array;
}

interface Files {
  readonly writeFile: (name: string, content: string) => void;
  readonly readFile: (name: string) => Uint8Array;
}

/** The engine's module, as built by Emscripten. Its files are in memory. */
type BeginEngine = (settings: {
  readonly arguments: readonly string[];
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  readonly preRun: readonly ((module: { readonly FS: Files }) => void)[];
  readonly print: () => void;
  readonly printErr: () => void;
}) => Promise<{ readonly FS: Files }>;

const longestSeconds = 600;
const voice = 'en-us';

const [, , address = ''] = process.argv;
const { default: beginEngine } = (await import(address)) as { default: BeginEngine };
const compiled = await WebAssembly.compile(await readFile(new URL('espeak-ng.wasm', address)));
const silent = (): void => undefined;

/** Each text gets a fresh engine, so nothing carries over to the next. */
async function speak(text: string): Promise<Uint8Array> {
  const engine = await beginEngine({
    arguments: ['-v', voice, '-b', '1', '-f', 'text', '-w', 'speech'],
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(compiled, imports);
      done(instance, compiled);
      return instance.exports;
    },
    // Double brackets would start phoneme input.
    preRun: [({ FS }) => FS.writeFile('text', text.toWellFormed().replaceAll('[[', '[ ['))],
    print: silent,
    printErr: silent,
  });
  return cutWav(engine.FS.readFile('speech'), longestSeconds);
}

/** One after the other, in order of arrival. */
let last = Promise.resolve();
async function speakAfter(before: Promise<void>, { id, text }: SpeakOrder): Promise<void> {
  await before;
  const audio = await speak(text).catch(() => undefined);
  process.send?.({ id, ...(audio && { audio }) } satisfies Spoken);
}
process.on('message', (order: SpeakOrder) => {
  last = speakAfter(last, order);
});
// Without a parent, nobody needs the voice.
process.once('disconnect', () => process.exit(0));
