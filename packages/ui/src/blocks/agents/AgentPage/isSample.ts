import type { StatusBase } from './AgentPageProps.ts';

/**
 * Whether a section of a status answer holds built-in samples: each section has its own samples and drops them
 * separately.
 */
export function isSample<Status extends StatusBase>(
  status: Status | undefined,
  section: 'figures' | (keyof Status & string),
): boolean {
  return status?.sample === true && !status.own.includes(section);
}
