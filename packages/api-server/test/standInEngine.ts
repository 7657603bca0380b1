// Test helper: stands in for the engine's process. The text says what it does: 'hang' never answers, 'crash' ends the
// process, 'nonsense' answers something that is not audio, 'env' answers the names of its environment variables as
// text, 'rights' its permissions.
import type { SpeakOrder, Spoken } from '../src/outside/voice/engineProcess.ts';

const header = (dataBytes: number): Buffer => {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt32LE(16_000, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(dataBytes, 40);
  return bytes;
};
/** A WAV file whose samples are a text, padded to whole samples. */
const wave = (text: string): Buffer =>
  Buffer.concat([header(text.length + (text.length % 2)), Buffer.from(text.length % 2 === 0 ? text : `${text} `)]);

const rights = (): string =>
  ['fs.read', 'fs.write', 'child', 'net', 'worker', 'addon'].filter((right) => process.permission.has(right)).join(' ');

const answers: Readonly<Record<string, () => Uint8Array | undefined>> = {
  nonsense: () => Buffer.from('nonsense'),
  fails: () => undefined,
  env: () => wave(Object.keys(process.env).join(' ')),
  rights: () => wave(rights()),
};

process.on('message', ({ id, text }: SpeakOrder) => {
  if (text === 'hang') return;
  if (text === 'crash') process.exit(1);
  const audio = (answers[text] ?? (() => wave(text)))();
  process.send?.({ id, ...(audio && { audio }) } satisfies Spoken);
});
