import { agentOf } from '../agents/all.ts';
import type { AgentSlug } from '../agentTable.ts';
import { isSameValue } from '../configuration.ts';
import type { RunPreviewAnswer } from './preview.ts';

type Settings = Readonly<Record<string, unknown>>;

/** What decides whether a run is shown beforehand. */
interface PreviewInput {
  readonly slug: AgentSlug;
  readonly customSettings: unknown;
  /** The criteria of the last run, see `criteriaOf`; undefined before the first. */
  readonly before: Settings | undefined;
  /** How much of today's limit is left; by default all of it. */
  readonly left?: number | undefined;
}

const pick = (names: readonly string[], settings: object): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));

/** The settings of an agent that decide what a run looks for; empty for agents without such. */
export function criteriaOf(slug: AgentSlug, customSettings: unknown): Settings {
  const { criteria = [], settings } = agentOf(slug);
  return pick(criteria, settings.read(customSettings));
}

/** What an agent's next run will take, if its criteria are not those of the last one. */
export function previewOf({ slug, customSettings, before, left }: PreviewInput): RunPreviewAnswer {
  const { criteria = [], preview, lacks, settings } = agentOf(slug);
  const now = settings.read(customSettings);
  if (!preview || (lacks?.(now) ?? []).length > 0) return { needed: false };
  const changed = before ? criteria.filter((name) => !isSameValue(now[name], before[name])) : [];
  return before && changed.length === 0 ? { needed: false } : { needed: true, changed, ...preview(now, left) };
}
