import { connect } from 'node:net';

const connections = 16;

/** Where to read from. */
export interface Target {
  readonly port: number;
  readonly url: string;
  readonly authorization: string;
}

/** Keeps connections busy, one request after the other on each, and returns answers a second. */
export async function load({ port, url, authorization }: Target, ms: number): Promise<number> {
  const request = `GET ${url} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${authorization}\r\n\r\n`;
  const end = performance.now() + ms;
  const answers = await Promise.all(Array.from({ length: connections }, () => askUntil(end, port, request)));
  return (answers.reduce((sum, count) => sum + count, 0) * 1_000) / ms;
}

/** How many answers came. */
function askUntil(end: number, port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let missing = -1;
    let answers = 0;
    const ask = (): void => {
      missing = -1;
      socket.write(request);
    };
    socket
      .once('connect', ask)
      .once('error', reject)
      .on('data', (chunk) => {
        if (missing < 0) {
          const head = chunk.indexOf('\r\n\r\n');
          const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, head))?.[1];
          if (!chunk.toString('latin1', 0, 12).endsWith('200') || length === undefined)
            return reject(new Error(chunk.toString()));
          missing = Number(length) - (chunk.length - head - 4);
        } else missing -= chunk.length;
        if (missing > 0) return;
        answers += 1;
        if (performance.now() < end) return ask();
        socket.destroy();
        resolve(answers);
      });
  });
}
