import { agentOf } from '@switchboard/api-contract/agents/all';
import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import {
  withSamples,
  type ActivityEntry,
  type AgentPageHead,
  type RunCounts,
} from '@switchboard/api-contract/agents/agentPage';
import type { SpecialDataAnswer } from '@switchboard/api-contract/agentDetail';
import { agentSlugs, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { limits } from '@switchboard/api-contract/limits';
import { scheduleHeadOf } from '@switchboard/api-contract/schedules/schedule';
import { samples } from '@switchboard/api-contract/samples/agents';
import * as v from 'valibot';
import { sessionAnswer } from '../builders/auth.ts';
import type { createAgents } from './agents.ts';
import { Refusal } from './Refusal.ts';
import type { InitialContents } from './initialContents.ts';
import type { Records } from './records.ts';
import type { Research } from './research.ts';

/** What a page is computed from, besides records; `records` override those that are kept. */
interface OwnInput {
  readonly records?: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly [field: string]: unknown;
}

interface Parts {
  readonly clock: () => Date;
  readonly initial: InitialContents;
  readonly research: Research;
  readonly records: Records;
  readonly agents: ReturnType<typeof createAgents>;
}

const named = v.object({ name: v.optional(v.string()), email: v.pipe(v.string(), v.trim(), v.toLowerCase()) });

/** Refuses a record whose address another one has already. */
function refuseTwice(there: readonly { readonly id: string }[], given: unknown, one = 'record'): void {
  const { success, output: wanted } = v.safeParse(named, given);
  if (!success || wanted.email === '') return;
  const theirs = there.find((other) => v.is(named, other) && v.parse(named, other).email === wanted.email);
  if (!theirs) return;
  const { name } = v.parse(named, theirs);
  const text = `There is already a ${one} with this e-mail address${name === undefined ? '' : `: ${name}`}`;
  throw new Refusal(409, text, { fields: { email: text }, theirs });
}

/** The agents' pages, computed from the world by the contract, as the server does. */
export function createAgentPages({ clock, initial, research, agents: world, records: changed }: Parts) {
  const kept = new Map<string, { id: string }[]>();
  const keptOf = (slug: AgentSlug, collection: string) => kept.get(`${slug} ${collection}`) ?? [];
  const activity = new Map<AgentSlug, readonly AgentPageHead['activity'][number][]>();
  const beganAt = clock().toISOString();

  const ownInputs: Partial<Record<AgentSlug, () => OwnInput>> = {
    calendar: () => ({ settings: calendarSettings.read(world.settingsOf('calendar')) }),
    contacts: () => ({ connected: (initial.records.contacts['contacts'] ?? []).length > 0 }),
    orchestrator: () => ({
      tasks: initial.records.orchestrator['tasks'] ?? [],
      agentsConnected: agentSlugs.filter((slug) => slug !== 'orchestrator' && world.listStatusOf(slug) === 'active')
        .length,
      settings: orchestratorSettings.read(world.settingsOf('orchestrator')),
    }),
    research: research.own,
  };

  const listOf = (slug: AgentSlug, name: string): readonly { readonly id: string }[] =>
    ownInputs[slug]?.().records?.[name] ?? [...keptOf(slug, name), ...(initial.records[slug][name] ?? [])];
  changed.readFrom(listOf);

  const status = (slug: AgentSlug): Readonly<Record<string, unknown>> => {
    const { records, figures, describeAgentPage } = agentOf(slug);
    const input = {
      ...ownInputs[slug]?.(),
      records: Object.fromEntries(Object.keys(records).map((name) => [name, changed.kept(listOf(slug, name))])),
      head: {
        status: world.listStatusOf(slug),
        schedule: scheduleHeadOf(world.scheduleOf(slug)),
        asOf: beganAt,
        activity: [...(activity.get(slug) ?? [])],
      },
      runs: { waiting: 0, atWork: 0, completed: 0, failed: 0 } satisfies RunCounts,
      ran: false,
      now: clock(),
    };
    const sample = samples[slug];
    const built = initial.samplesAt && {
      ...sample.status(initial.samplesAt),
      ...sample.today?.(clock()),
    };
    const shown = describeAgentPage(input);
    const lists = Object.entries(records).flatMap(([name, { inStatus }]) =>
      inStatus === undefined ? [] : [[name, [shown.answer[name]].flat().slice(0, inStatus)]],
    );
    return withSamples({ ...shown, answer: { ...shown.answer, ...Object.fromEntries(lists) } }, figures, built);
  };

  return {
    status,
    /** Adds to Recent Activity. */
    note(slug: AgentSlug, note: ActivityEntry): void {
      const lines = activity.get(slug) ?? [];
      activity.set(slug, [{ id: `own-activity-${lines.length + 1}`, ...note, at: clock().toISOString() }, ...lines]);
    },
    /** Stores a record that a member adds. */
    add(slug: AgentSlug, collection: string, given: unknown): { id: string } {
      const { records, buildRecord } = agentOf(slug);
      const mine = keptOf(slug, collection);
      refuseTwice(changed.kept(listOf(slug, collection)), given, records[collection]?.one);
      const { name = '', email = '' } = sessionAnswer().user ?? {};
      const made = buildRecord?.[collection]?.(given, {
        id: `own-${records[collection]?.one}-${mine.length + 1}`,
        at: clock().toISOString(),
        by: { name, email },
      });
      if (!made) throw new Error(`Members add no ${collection}`);
      kept.set(`${slug} ${collection}`, [made.record, ...mine]);
      this.note(slug, made.activity);
      return changed.kept([made.record])[0] ?? made.record;
    },
    /** The same records, for the agent's generic page. */
    specialData(key: string | undefined): SpecialDataAnswer | undefined {
      const slug = agentSlugs.find((known) => known === key);
      const special = slug && agentOf(slug).special;
      if (!special) return undefined;
      const answer: Readonly<Record<string, unknown>> = {
        ...status(slug),
        ...(slug === 'research' && { tasks: research.tasks() }),
      };
      const rows = (answer[special.collection] ?? []) as { sample?: boolean }[];
      const isSample =
        slug === 'research'
          ? rows.some(({ sample }) => sample === true)
          : answer['sample'] === true && !(answer['own'] as string[] | undefined)?.includes(special.collection);
      return isSample
        ? { sample: true, ...special.describe(rows) }
        : special.describe(rows.slice(0, limits.specialRecords));
    },
  };
}
