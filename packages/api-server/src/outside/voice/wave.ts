const headBytes = 44;

/** Whether bytes are a WAV file of exactly the length in its header: RIFF, format, data, nothing else. */
export function isWav(bytes: Uint8Array): boolean {
  if (bytes.length < headBytes) return false;
  const view = viewOf(bytes);
  return (
    word(bytes, 0) === 'RIFF' &&
    word(bytes, 8) === 'WAVE' &&
    word(bytes, 12) === 'fmt ' &&
    word(bytes, 36) === 'data' &&
    view.getUint32(4, true) === bytes.length - 8 &&
    view.getUint32(40, true) === bytes.length - headBytes
  );
}

/** Cuts a WAV file after so many seconds and corrects its header. Throws for anything else. */
export function cutWav(bytes: Uint8Array, seconds: number): Uint8Array {
  if (!isWav(bytes)) throw new TypeError('Not a WAV file');
  const longest = headBytes + viewOf(bytes).getUint32(28, true) * seconds;
  if (bytes.length <= longest) return bytes;
  const cut = bytes.slice(0, longest);
  viewOf(cut).setUint32(4, cut.length - 8, true);
  viewOf(cut).setUint32(40, cut.length - headBytes, true);
  return cut;
}

const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView => new DataView(buffer, byteOffset, length);
const word = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
