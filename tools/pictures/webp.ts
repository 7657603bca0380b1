import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import type { Picture } from './decodePng.ts';

/** Encodes and decodes lossless WebP for opaque pictures. */
export interface Codec {
  encode: (picture: Picture) => Promise<Uint8Array>;
  decode: (webp: Uint8Array) => Promise<Picture>;
}

/** Lends a codec in the browser that is here anyway: at quality 1, Chromium writes WebP without loss. */
export async function withCodec<Result>(work: (codec: Codec) => Promise<Result>): Promise<Result> {
  // Pixels travel over HTTP: through the protocol of the browser's tools, they would be base64.
  let [body, answer]: [Uint8Array, Buffer] = [new Uint8Array(), Buffer.alloc(0)];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      answer = await buffer(request);
      response.end();
    } else if (request.url === '/input') response.end(body);
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Codec</title>');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await work({
      encode: async ({ width, height, data }) => {
        body = data;
        await page.evaluate(
          async ([wide, high]) => {
            const pixels = new Uint8ClampedArray(await (await fetch('/input')).arrayBuffer());
            const canvas = new OffscreenCanvas(wide, high);
            canvas.getContext('2d')?.putImageData(new ImageData(pixels, wide, high), 0, 0);
            const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
            await fetch('/output', { method: 'POST', body: blob });
          },
          [width, height] as const,
        );
        return new Uint8Array(answer);
      },
      decode: async (webp) => {
        body = webp;
        const { width, height } = await page.evaluate(async () => {
          const blob = new Blob([await (await fetch('/input')).arrayBuffer()], { type: 'image/webp' });
          const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d', { willReadFrequently: true });
          context?.drawImage(bitmap, 0, 0);
          const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
          await fetch('/output', { method: 'POST', body: pixels ?? null });
          return { width: bitmap.width, height: bitmap.height };
        });
        return { width, height, data: new Uint8Array(answer) };
      },
    });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
