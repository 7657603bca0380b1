import { Worker } from 'node:worker_threads';

/** What the manifest keeps of a picture: its size and the SHA-256 of its size and pixels. */
export interface Fingerprint {
  width: number;
  height: number;
  sha256: string;
}

/** Decodes and hashes PNGs in a thread of their own. */
export function startHashing(): { hash: (png: Buffer) => Promise<Fingerprint>; end: () => Promise<unknown> } {
  const worker = new Worker(new URL('hashWorker.ts', import.meta.url));
  const waiting = new Map<number, (fingerprint: Fingerprint) => void>();
  let [last, failure] = [0, (_error: Error): void => undefined];
  const failed = new Promise<never>((_resolve, reject) => {
    failure = reject;
  });
  failed.catch(() => undefined);
  worker.on('error', failure);
  worker.on('exit', () => failure(new Error('The thread that hashes pictures has ended')));
  worker.on('message', ({ id, ...fingerprint }: Fingerprint & { id: number }) => {
    waiting.get(id)?.(fingerprint);
    waiting.delete(id);
  });
  return {
    hash: (png) => {
      const id = (last += 1);
      worker.postMessage({ id, png }, []);
      return Promise.race([new Promise<Fingerprint>((resolve) => void waiting.set(id, resolve)), failed]);
    },
    end: () => worker.terminate(),
  };
}
