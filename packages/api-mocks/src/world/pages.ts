import { agentOf } from '@switchboard/api-contract/agents/all';
import { calendarSettings, type calendarAgent, type FreeSlotsRequest } from '@switchboard/api-contract/agents/calendar';
import { freeSlots } from '@switchboard/api-contract/agents/freeSlots';
import type { AnswerOf } from '@switchboard/api-contract/endpoints';
import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import { withSamples } from '@switchboard/api-contract/agents/page';
import type { SpecialDataAnswer } from '@switchboard/api-contract/agentDetail';
import { agentSlugs, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { limits } from '@switchboard/api-contract/limits';
import { headOf, type AgentSchedule, type ScheduleAnswer } from '@switchboard/api-contract/schedules/schedule';
import { samples } from '@switchboard/api-contract/samples/all';
import type { proposal } from '@switchboard/api-contract/agents/proposals';
import type { InferInput } from 'valibot';
import type { EmailAnswer } from '../builders/email.ts';
import type { RunAnswer } from '../builders/executions.ts';
import { sessionAnswer } from '../builders/auth.ts';
import type { Begin } from './begin.ts';
import type { Notes } from './notes.ts';
import type { Records } from './records.ts';
import type { Research } from './research.ts';
import { Refusal } from './Refusal.ts';
import type { Workflows } from './workflows.ts';

type ProposalAnswer = InferInput<typeof proposal>;

/** What a page is computed from, besides records and runs; `records` override those that are kept. */
interface OwnInput {
  readonly records?: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly [field: string]: unknown;
}

interface Parts {
  readonly clock: () => Date;
  readonly begin: Begin;
  readonly notes: Notes;
  readonly research: Research;
  readonly workflows: Workflows;
  readonly records: Records;
  readonly agents: {
    readonly listStatusOf: (slug: AgentSlug) => string;
    readonly scheduleOf: (slug: AgentSlug) => ScheduleAnswer & Pick<AgentSchedule, 'next'>;
    readonly settingsOf: (slug: AgentSlug) => unknown;
    /** The tenant's own runs, newest first. */
    readonly runsOf: (slug: AgentSlug) => readonly RunAnswer[];
  };
}

/** The agents' pages, computed from the world by the contract, as the server does. */
export function createPages({ clock, begin, notes, research, workflows, agents: world, records: changed }: Parts) {
  const kept = new Map<string, { id: string }[]>();
  const decided = new Map<string, ProposalAnswer | undefined>();
  const proposalOf = (slug: string | undefined, id: string): { slug: AgentSlug; proposal: ProposalAnswer } => {
    const known = agentSlugs.find((one) => one === slug);
    const held: readonly ProposalAnswer[] = known ? (begin.records[known]['proposals'] ?? []) : [];
    const proposal = decided.has(id) ? decided.get(id) : held.find((one) => one.id === id);
    if (!known || !proposal) throw new Refusal(404, `proposal ${id} does not exist`);
    return { slug: known, proposal };
  };
  const keptOf = (slug: AgentSlug, collection: string) => kept.get(`${slug} ${collection}`) ?? [];
  const beganAt = clock().toISOString();

  const lastSyncTime = () => world.runsOf('contacts').find(({ status }) => status === 'completed')?.endTime;
  /** What pages are computed from, besides records and runs. */
  const ownInputs: Partial<Record<AgentSlug, () => OwnInput>> = {
    calendar: () => ({ settings: calendarSettings.read(world.settingsOf('calendar')) }),
    contacts: () => ({
      connected: (begin.records.contacts['contacts'] ?? []).length > 0,
      lastSyncTime: lastSyncTime(),
    }),
    orchestrator: () => ({
      records: { workflows: workflows.workflows },
      tasks: workflows.tasks,
      agentsConnected: agentSlugs.filter((slug) => slug !== 'orchestrator' && world.listStatusOf(slug) === 'active')
        .length,
      settings: orchestratorSettings.read(world.settingsOf('orchestrator')),
    }),
    research: research.own,
  };

  const listOf = (slug: AgentSlug, name: string): readonly { id: string }[] =>
    ownInputs[slug]?.().records?.[name] ?? [...keptOf(slug, name), ...(begin.records[slug][name] ?? [])];
  changed.readFrom(listOf);

  const status = (slug: AgentSlug): Readonly<Record<string, unknown>> => {
    const { records, figures, page } = agentOf(slug);
    const runs = world.runsOf(slug);
    const count = (word: string) => runs.filter((run) => run.status === word).length;
    const activity = notes.of(slug);
    const input = {
      ...ownInputs[slug]?.(),
      records: Object.fromEntries(Object.keys(records).map((name) => [name, changed.kept(listOf(slug, name))])),
      head: {
        status: world.listStatusOf(slug),
        schedule: headOf(world.scheduleOf(slug)),
        asOf: activity[0]?.at ?? beganAt,
        activity: [...activity],
        ...(runs[0] && { run: runs[0] }),
      },
      runs: {
        queued: count('queued'),
        running: count('running'),
        completed: count('completed'),
        failed: count('failed'),
      },
      ran: runs.length > 0,
      now: clock(),
    };
    const sample = samples[slug];
    const built = begin.samplesAt && {
      ...sample.status(begin.samplesAt),
      ...sample.today?.(clock()),
    };
    const shown = page(input);
    const lists = Object.entries(records).flatMap(([name, { inStatus }]) =>
      inStatus === undefined ? [] : [[name, [shown.answer[name]].flat().slice(0, inStatus)]],
    );
    return withSamples({ ...shown, answer: { ...shown.answer, ...Object.fromEntries(lists) } }, figures, built);
  };

  return {
    status,
    /** Stores a record that a member adds. */
    add(slug: AgentSlug, collection: string, given: unknown): { id: string } {
      const { records, make } = agentOf(slug);
      const mine = keptOf(slug, collection);
      const { name = '', email = '' } = sessionAnswer().user ?? {};
      const made = make?.[collection]?.(given, {
        id: `own-${records[collection]?.one}-${mine.length + 1}`,
        at: clock().toISOString(),
        by: { name, email },
      });
      if (!made) throw new Error(`Members add no ${collection}`);
      kept.set(`${slug} ${collection}`, [made.record, ...mine]);
      notes.add(slug, made.note);
      return changed.kept([made.record])[0] ?? made.record;
    },
    /** The mocks answer no invitation, so there is nothing to take back. */
    answer(id: string): never {
      throw new Refusal(404, `answer ${id} does not exist`);
    },
    /** Nobody's calendar can be read, so all of the working hours are free. */
    freeSlots({ attendees, from, minutes }: FreeSlotsRequest): AnswerOf<typeof calendarAgent.calls.freeSlots> {
      const settings = calendarSettings.read(world.settingsOf('calendar'));
      const slots = freeSlots({
        settings,
        own: [],
        others: [],
        meetings: [],
        minutes: minutes ?? settings.defaultMeetingLength,
        from: Math.max(clock().getTime(), Date.parse(from ?? '') || 0),
      });
      return {
        slots: slots.map((slot) => ({
          startsAt: new Date(slot.from).toISOString(),
          endsAt: new Date(slot.to).toISOString(),
        })),
        unreadable: attendees,
        reason: { kind: 'connectAccount', args: { services: ['Google Calendar'] } },
      };
    },
    /** An event that stays where it is: the mocks have no Google Calendar. */
    event(id: string): { id: string } {
      const found = keptOf('calendar', 'events').find((event) => event.id === id);
      if (!found) throw new Refusal(404, `event ${id} does not exist`);
      return changed.kept([found])[0] ?? found;
    },
    /** Nothing is connected in the mocks, so nothing is sent. */
    sendEmail(id: string): EmailAnswer {
      const found = keptOf('email', 'emails').find((email) => email.id === id);
      if (!found) throw new Refusal(404, `email ${id} does not exist`);
      const [email = found] = changed.kept([found]);
      return { ...(email as EmailAnswer), unsent: { kind: 'keptConnectToSend', args: {} } };
    },
    /** The mocks read no mail, so they have no replies. */
    reply(id: string): never {
      throw new Refusal(404, `reply ${id} does not exist`);
    },
    /** Does what an agent proposed. Nobody is reached. */
    doProposal(slug: string | undefined, id: string): ProposalAnswer {
      const found = proposalOf(slug, id);
      const done: ProposalAnswer = { ...found.proposal, state: 'done', doneAt: clock().toISOString() };
      decided.set(id, done);
      return done;
    },
    discard(slug: string | undefined, id: string): { ok: true } {
      proposalOf(slug, id);
      decided.set(id, undefined);
      return { ok: true };
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
      return isSample ? { sample: true, ...special.tell(rows) } : special.tell(rows.slice(0, limits.specialRecords));
    },
  };
}
