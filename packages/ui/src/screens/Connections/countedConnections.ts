import type { Connection } from '@switchboard/api-contract/connections';

interface Counted {
  /** The connections that figures count. */
  readonly counted: readonly Connection[];
  /** They count the sandbox. */
  readonly simulated: boolean;
  /** How many connections to the sandbox they leave out. */
  readonly leftOut: number;
}

/** Figures count the sandbox only while no real service is connected or was called this month. */
export function countedConnections(all: readonly Connection[]): Counted {
  const real = all.filter(({ sandbox }) => !sandbox);
  const inSandbox = all.length - real.length;
  const isUsed = ({ stored, usage }: Connection) => stored.length > 0 || (usage?.requests ?? 0) > 0;
  if (inSandbox === 0) return { counted: all, simulated: false, leftOut: 0 };
  return real.some(isUsed)
    ? { counted: real, simulated: false, leftOut: inSandbox }
    : { counted: all, simulated: true, leftOut: 0 };
}
