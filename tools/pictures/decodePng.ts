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

/** Undoes a row's filter in place. `above` is the row before it, already undone. One loop for each filter is fastest. */
function unfilter(kind: number, row: Uint8Array, above: Uint8Array, step: number): void {
  const { length } = row;
  if (kind === 1) for (let at = step; at < length; at += 1) row[at]! += row[at - step]!;
  else if (kind === 2) for (let at = 0; at < length; at += 1) row[at]! += above[at]!;
  else if (kind === 3)
    for (let at = 0; at < length; at += 1) row[at]! += ((at < step ? 0 : row[at - step]!) + above[at]!) >> 1;
  else if (kind === 4)
    for (let at = 0; at < length; at += 1)
      row[at]! += at < step ? above[at]! : paeth(row[at - step]!, above[at]!, above[at - step]!);
}

/** Decodes a PNG as Chromium writes it: 8 bits a channel, RGB or RGBA, not interlaced. Throws for any other. */
export function decodePng(file: Uint8Array): Picture {
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
  const step = colour === 2 ? 3 : 4;
  const raw = inflateSync(Buffer.concat(chunks));
  const data = new Uint8Array(width * height * 4);
  const stride = width * step;
  let above: Uint8Array = new Uint8Array(stride);
  for (let y = 0, to = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = raw.subarray(start + 1, start + 1 + stride);
    unfilter(raw[start] ?? 0, row, above, step);
    above = row;
    for (let at = 0; at < stride; at += step, to += 4) {
      data[to] = row[at]!;
      data[to + 1] = row[at + 1]!;
      data[to + 2] = row[at + 2]!;
      data[to + 3] = step === 3 ? 255 : row[at + 3]!;
    }
  }
  return { width, height, data };
}
