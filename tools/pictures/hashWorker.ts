import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { readPng } from './decodePng.ts';

parentPort?.on('message', ({ id, png }: { id: number; png: Uint8Array }) => {
  const { width, height, data } = readPng(png);
  const sha256 = createHash('sha256').update(`${width}x${height}\n`).update(data).digest('hex');
  parentPort?.postMessage({ id, width, height, sha256 }, []);
});
