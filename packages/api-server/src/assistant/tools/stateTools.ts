import { usageMonth } from '@switchboard/api-contract/usage';
import * as v from 'valibot';
import { describeSchedule } from '../../agents/schedules/describeSchedule.ts';
import { readAttentionItems } from '../../attention/attentionItems.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { readUsage } from '../../usage/readUsage.ts';
import { describeRunInFull, readRunInFull } from '../answers/readInFull.ts';
import { agentSource, attentionSource, runSource, usageSource } from '../answers/sources.ts';
import { defineTool, type Tool } from './defineTool.ts';

const mostListed = 20;

/** The tools that read how things stand: a run with its steps, what needs somebody, what was spent, schedules. */
export const stateTools: readonly Tool[] = [
  defineTool({
    name: 'read_run',
    right: 'see',
    description:
      'One run in detail: its steps, its result or why it failed, what mends it, and what it cost. By the id that last_runs gave.',
    input: v.strictObject({ id: v.pipe(v.string(), v.maxLength(200)) }),
    step: () => 'Reading a run',
    reads: async ({ id }, { context, asker, organisation, writer }) => {
      const run = await readRunInFull(context, asker.tenantId, id);
      if (asker.key?.agents && !asker.key.agents.includes(run.agentId ?? ''))
        throw new Refusal('missing', 'There is no run with this id');
      const at = run.startTime ?? run.queuedAt ?? organisation.clock.now.toISOString();
      const source = runSource(
        { id, agentId: run.agentId ?? '', agent: run.agentName ?? 'A deleted agent', status: run.status, at },
        organisation.clock,
      );
      return { ...describeRunInFull(run), source: writer.source(source) };
    },
  }),
  defineTool({
    name: 'list_attention',
    right: 'see',
    wide: true,
    description: 'What needs somebody’s attention, the worst first, and what mends it.',
    input: v.strictObject({}),
    step: () => 'Reading what needs attention',
    reads: async (_, { context, asker, writer }) => {
      const { items, more = 0 } = await readAttentionItems(context, asker);
      return {
        items: items.slice(0, mostListed).map((item) => ({
          id: item.id,
          severity: item.severity,
          text: item.text,
          about: item.about,
          since: item.since,
          sandbox: item.sandbox,
          mendedBy: item.action?.label,
          source: writer.source(attentionSource(item)),
        })),
        more: Math.max(0, items.length - mostListed) + (more ?? 0),
      };
    },
  }),
  defineTool({
    name: 'read_usage',
    right: 'see',
    wide: true,
    description:
      'What the organisation spent in a month: in all, by agent, by service, and what is left of the budget.',
    input: v.strictObject({
      month: v.optional(v.pipe(v.string(), v.regex(usageMonth), v.description('YYYY-MM; left out: this month'))),
      days: v.optional(v.pipe(v.boolean(), v.description('What each day cost, too'))),
    }),
    step: () => 'Reading the usage',
    reads: async ({ month, days = false }, { context, asker, organisation, writer }) => {
      const { byDay, ...usage } = await readUsage(context.db, asker.tenantId, organisation.clock.now, month);
      return {
        ...usage,
        ...(days && { byDay }),
        source: writer.source(usageSource(month === undefined ? 'this month' : `in ${month}`)),
      };
    },
  }),
  defineTool({
    name: 'list_schedules',
    right: 'see',
    description: 'When each agent runs by itself, and its next times.',
    input: v.strictObject({}),
    step: () => 'Reading the schedules',
    reads: async (_, { context, asker, organisation, writer }) =>
      Promise.all(
        organisation.agents.map(async ({ id, name }) => ({
          agent: name,
          ...(await describeSchedule(context.db, await findAgentRow(context.db, asker.tenantId, id))),
          source: writer.source(agentSource({ id, name })),
        })),
      ),
  }),
];
