const sampleRate = 8_000;
const headerBytes = 44;

/** A WAV file of silence, 8 kHz, 8 bit, mono: what the mocked voice says. */
export function silence(seconds = 0.4): Uint8Array<ArrayBuffer> {
  const samples = Math.round(sampleRate * seconds);
  const file = new Uint8Array(headerBytes + samples).fill(128, headerBytes);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string) => file.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return file;
}
