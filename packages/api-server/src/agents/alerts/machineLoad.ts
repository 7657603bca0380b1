import { cpus, totalmem } from 'node:os';

/** How busy the machine is, in whole per cent. */
export interface Load {
  readonly cpu: number;
  readonly memory: number;
}

/** Says how busy the machine is; `cpu` is the mean since the last time it was asked. */
export type MeasureLoad = () => Load;

const whole = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/**
 * Measures this machine: whatever keeps it busy slows the runs, so it is not the share of this process that counts. In
 * a container the memory is what the container may use; its processors are those of the machine that it runs on.
 */
export function measureMachine(): MeasureLoad {
  const times = () => {
    const all = cpus().map(({ times: { idle, ...busy } }) => ({
      idle,
      busy: Object.values(busy).reduce((sum, one) => sum + one, 0),
    }));
    return {
      idle: all.reduce((sum, { idle }) => sum + idle, 0),
      busy: all.reduce((sum, { busy }) => sum + busy, 0),
    };
  };
  let before = times();
  return () => {
    const now = times();
    const busy = now.busy - before.busy;
    const total = busy + now.idle - before.idle;
    before = now;
    const limit = process.constrainedMemory();
    const memory = limit > 0 && limit < totalmem() ? limit : totalmem();
    return { cpu: total > 0 ? whole(busy / total) : 0, memory: whole(1 - process.availableMemory() / memory) };
  };
}
