import type { ReactNode } from 'react';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { areSimulated, isSimulated } from './isSimulated.ts';

/** The mark of each of some records; none if all of them came from the sandbox, since their heading then carries it. */
export function markOf(records: readonly unknown[]): (record: unknown) => ReactNode {
  const all = areSimulated(records);
  return (record) => (!all && isSimulated(record) ? <SandboxMark icon /> : null);
}
