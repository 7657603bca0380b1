/** How far a process is, for the one that runs it. */
export interface Progress {
  /** What it has done, in words: "420 of 1,614". */
  done: string;
  /** What it is busy with. */
  at: readonly string[];
}

/** Tells how far this process is. Without `npm test` around it, nobody listens. */
export const tell = (progress: Progress): void => void process.send?.(progress);

/** A number as people write it. */
export const count = (number: number): string => number.toLocaleString('en');

/** Tells how far this process is whenever something begins, goes on or ends. `done` says it in words. */
export function startTelling(done: () => string) {
  const open = new Set<string>();
  const now = (): void => tell({ done: done(), at: [...open] });
  return {
    goOn: now,
    begin: (name: string): void => {
      open.add(name);
      now();
    },
    end: (name: string): void => {
      open.delete(name);
      now();
    },
  };
}
