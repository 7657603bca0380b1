import { agentOf } from '@switchboard/api-contract/agents/all';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';

type Lists = Readonly<Record<string, unknown>>;

const isFromSandbox = (record: unknown): boolean => (record as { sandbox?: unknown }).sandbox === true;

/**
 * The records that figures count where real ones stand beside those of the sandbox: the real ones. undefined where
 * there is only one kind. Records that never come from the sandbox, such as templates, don't decide.
 */
export function realRecords(slug: AgentSlug, lists: Lists): Lists | undefined {
  const { records } = agentOf(slug);
  const markable = Object.entries(lists).filter(([name]) => 'sandbox' in (records[name]?.record.entries ?? {}));
  const all = markable.flatMap(([, list]) => list as readonly unknown[]);
  if (!all.some(isFromSandbox) || all.every(isFromSandbox)) return undefined;
  const real = markable.map(([name, list]) => [
    name,
    (list as readonly unknown[]).filter((one) => !isFromSandbox(one)),
  ]);
  return { ...lists, ...Object.fromEntries(real) };
}
