import { inflateSync } from 'node:zlib';

/** Pixels as rows of red, green, blue and alpha, one byte each. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

const paeth = (left: number, up: number, corner: number): number => {
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

/** A row of bytes that can be read as whole words too. */
const makeRow = (length: number): { bytes: Uint8Array; words: Int32Array } => {
  const words = new Int32Array(Math.ceil(length / 4));
  return { bytes: new Uint8Array(words.buffer, 0, length), words };
};
type Row = ReturnType<typeof makeRow>;

/** Undoes a row's filter in place. `above` is the row before it, already undone. One loop for each filter is fastest. */
function unfilter(kind: number, { bytes: row, words }: Row, { bytes: above, words: wordsAbove }: Row, step: number) {
  const { length } = row;
  if (kind === 1) for (let at = step; at < length; at += 1) row[at]! += row[at - step]!;
  // The one that Chromium uses: four bytes at a time, none of which carries into the next.
  else if (kind === 2)
    for (let at = 0; at < words.length; at += 1) {
      const [one, other] = [words[at]!, wordsAbove[at]!];
      words[at] = (((one & 0x7f7f7f7f) + (other & 0x7f7f7f7f)) | 0) ^ ((one ^ other) & 0x80808080);
    }
  else if (kind === 3)
    for (let at = 0; at < length; at += 1) row[at]! += ((at < step ? 0 : row[at - step]!) + above[at]!) >> 1;
  else if (kind === 4)
    for (let at = 0; at < length; at += 1)
      row[at]! += at < step ? above[at]! : paeth(row[at - step]!, above[at]!, above[at - step]!);
}

/** Pixels as rows of red, green and blue, and of alpha if there are four channels. */
export interface Pixels extends Picture {
  channels: number;
}

/** Reads a PNG as Chromium writes it: 8 bits a channel, RGB or RGBA, not interlaced. Throws for any other. */
export function readPng(file: Uint8Array): Pixels {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const [width, height, depth, colour, interlaced] = [
    view.readUInt32BE(16),
    view.readUInt32BE(20),
    view[24],
    view[25],
    view[28],
  ];
  if (depth !== 8 || (colour !== 2 && colour !== 6) || interlaced !== 0)
    throw new Error(`Not a PNG of Chromium's: ${depth} bits, colour type ${colour}, interlaced ${interlaced}`);
  const chunks: Buffer[] = [];
  for (let at = 8; at < view.length; at += view.readUInt32BE(at) + 12)
    if (view.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(view.subarray(at + 8, at + 8 + view.readUInt32BE(at)));
  const channels = colour === 2 ? 3 : 4;
  const raw = inflateSync(Buffer.concat(chunks));
  const stride = width * channels;
  const data = new Uint8Array(stride * height);
  let [row, above] = [makeRow(stride), makeRow(stride)];
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    row.bytes.set(raw.subarray(start + 1, start + 1 + stride));
    unfilter(raw[start] ?? 0, row, above, channels);
    data.set(row.bytes, y * stride);
    [row, above] = [above, row];
  }
  return { width, height, channels, data };
}

/** Decodes a PNG, see `readPng`. */
export function decodePng(file: Uint8Array): Picture {
  const { width, height, channels, data: pixels } = readPng(file);
  if (channels === 4) return { width, height, data: pixels };
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    data[to] = pixels[from]!;
    data[to + 1] = pixels[from + 1]!;
    data[to + 2] = pixels[from + 2]!;
  }
  return { width, height, data };
}
