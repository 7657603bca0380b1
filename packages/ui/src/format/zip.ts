// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3: local headers with their files, then the directory
// of all of them, then its end. The platform compresses.

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xed_b8_83_20 : rest >>> 1;
  return rest;
});

/** Goes on with a checksum over more bytes; the first begins with 0. */
function crc32(bytes: Uint8Array, before: number): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** Numbers as little-endian bytes: each is [value, how many bytes]. */
function bytesOf(numbers: readonly (readonly [value: number, bytes: number])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    numbers.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 0xff)),
  );
}

/** MS-DOS has no zone, and steps of two seconds. */
const dosTime = (at: Date): number => (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
const dosDate = (at: Date): number => ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();

const DEFLATED = 8;
const NAMES_ARE_UTF8 = 0x08_00;
const VERSION = 20;

/** A file of an archive: its name, and its text in pieces. */
export type ZipEntry = readonly [name: string, pieces: AsyncIterable<string> | readonly string[]];

/** Packs files into a ZIP archive, as if they were written at `now`. */
export async function zip(entries: readonly ZipEntry[], now: Date): Promise<Blob> {
  const files: Blob[] = [];
  const directory: Blob[] = [];
  let offset = 0;
  for (const [path, pieces] of entries) {
    const name = new TextEncoder().encode(path);
    const encoded: Uint8Array<ArrayBuffer>[] = [];
    let crc = 0;
    for await (const piece of pieces) {
      const bytes = new TextEncoder().encode(piece);
      crc = crc32(bytes, crc);
      encoded.push(bytes);
    }
    const plain = new Blob(encoded);
    const packed = await new Response(plain.stream().pipeThrough(new CompressionStream('deflate-raw'))).blob();
    const shared = [
      [VERSION, 2],
      [NAMES_ARE_UTF8, 2],
      [DEFLATED, 2],
      [dosTime(now), 2],
      [dosDate(now), 2],
      [crc, 4],
      [packed.size, 4],
      [plain.size, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const file = new Blob([bytesOf([[0x04_03_4b_50, 4], ...shared]), name, packed]);
    // Without a comment, on the first disk, with no attributes.
    const entry = [[0x02_01_4b_50, 4], [VERSION, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]] as const;
    directory.push(new Blob([bytesOf(entry), name]));
    files.push(file);
    offset += file.size;
  }
  const { length } = entries;
  const { size } = new Blob(directory);
  const end = [
    [0x06_05_4b_50, 4],
    [0, 4],
    [length, 2],
    [length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ] as const;
  return new Blob([...files, ...directory, bytesOf(end)]);
}
