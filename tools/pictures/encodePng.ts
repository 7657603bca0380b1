import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from './decodePng.ts';

function chunk(name: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of 8 bits a channel, RGBA. */
export function encodePng({ width, height, data }: Picture): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const stride = width * 4;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    // Each row but the first as its difference from the one above, which is mostly nothing.
    rows[y * (stride + 1)] = y === 0 ? 0 : 2;
    for (let x = 0; x < stride; x += 1)
      rows[y * (stride + 1) + 1 + x] = (data[y * stride + x] ?? 0) - (y === 0 ? 0 : (data[(y - 1) * stride + x] ?? 0));
  }
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
