import { limits } from '@switchboard/api-contract/limits';
import { scheduleDays, scheduleKinds, type ScheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import * as v from 'valibot';
import { proposeAdding, proposeChange, proposeReply } from '../actions/proposeRecords.ts';
import {
  proposeCancel,
  proposeInOrder,
  proposeRetry,
  proposeSchedule,
  proposeWorkflow,
} from '../actions/proposeRuns.ts';
import { asksFirst, step } from './actionTools.ts';
import { agentKey, requireAgent } from './agentTools.ts';
import { defineTool, type Tool } from './defineTool.ts';

const line = (description: string) => v.pipe(v.string(), v.maxLength(limits.text.line), v.description(description));
const values = v.pipe(
  v.record(v.string(), v.unknown()),
  v.description('Values by field, such as {"status": "qualified"}'),
);

/** A time as models write it, as `HH:MM`. */
const time = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .trim()
      .replace(/^(\d):/, '0$1:')
      .replace(/:\d{2}(?::\d{2})$/, (rest) => rest.slice(0, 3)),
  ),
  v.description('HH:MM, for daily, weekdays and weekly'),
);

/** Days as models write them, by their first three letters. */
const days = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((given) => (typeof given === 'string' ? given.split(/[,\s]+/) : given)),
  v.transform((names) => names.map((name) => name.trim().toLowerCase().slice(0, 3))),
  v.description(`For weekly: ${scheduleDays.join(', ')}`),
);

const minutes = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.description('For interval'));

/** The tools that change records and schedules, and have work done, once the member has said yes. */
export const workTools: readonly Tool[] = [
  defineTool({
    name: 'set_schedule',
    right: 'configure',
    description: `Sets when an agent runs by itself. ${asksFirst}`,
    input: v.strictObject({
      agent: agentKey,
      kind: v.pipe(
        v.string(),
        v.toLowerCase(),
        v.description(`${scheduleKinds.join(', ')}; interval: every so many minutes, weekdays: Monday to Friday`),
      ),
      time: v.optional(time),
      days: v.optional(days),
      everyMinutes: v.optional(minutes),
      zone: v.optional(line('IANA zone; left out: the organisation’s')),
      input: v.optional(v.pipe(v.string(), v.description('What the runs work on, if the agent takes an input'))),
    }),
    step,
    proposes: ({ agent, ...schedule }, asking) =>
      proposeSchedule(asking, [requireAgent(asking, agent)], schedule as ScheduleRequest),
  }),
  defineTool({
    name: 'add_record',
    right: 'work',
    description: `Adds a record: a lead (needs name and company), an event, an email template, or a message under Drafts. ${asksFirst}`,
    input: v.strictObject({ collection: line('leads, events, templates or emails'), values }),
    step,
    proposes: (input, asking) => proposeAdding(asking, input),
  }),
  defineTool({
    name: 'change_record',
    right: 'work',
    description: `Changes fields of one record, such as the status of a lead. ${asksFirst}`,
    input: v.strictObject({
      name: line('Name or id of the record'),
      collection: v.optional(line('leads, contacts, businesses, events, emails, …')),
      values,
    }),
    step,
    proposes: (input, asking) => proposeChange(asking, input),
  }),
  defineTool({
    name: 'cancel_run',
    right: 'work',
    description: `Cancels what an agent has under way. ${asksFirst}`,
    input: v.strictObject({ agent: agentKey }),
    step,
    proposes: ({ agent }, asking) => proposeCancel(asking, [requireAgent(asking, agent)]),
  }),
  defineTool({
    name: 'retry_run',
    right: 'work',
    description: `Tries the last run of an agent again that failed or was cancelled. ${asksFirst}`,
    input: v.strictObject({ agent: v.optional(agentKey) }),
    step,
    proposes: ({ agent }, asking) => proposeRetry(asking, agent === undefined ? [] : [requireAgent(asking, agent)]),
  }),
  defineTool({
    name: 'run_in_order',
    right: 'work',
    wide: true,
    description: `Runs several agents, each once the one before it has succeeded. ${asksFirst}`,
    input: v.strictObject({
      steps: v.pipe(
        v.array(v.strictObject({ agent: agentKey, input: v.optional(line('What it should do, where it needs that')) })),
        v.description('In their order'),
      ),
    }),
    step,
    proposes: ({ steps }, asking) =>
      proposeInOrder(
        asking,
        steps.map(({ agent, input }) => ({ agent: requireAgent(asking, agent), input })),
      ),
  }),
  defineTool({
    name: 'start_workflow',
    right: 'work',
    wide: true,
    description: `Has the orchestrator plan and start a workflow of several agents that reaches a goal. ${asksFirst}`,
    input: v.strictObject({
      goal: v.pipe(v.string(), v.description('The goal, with everything that the agents need to know')),
    }),
    step,
    proposes: ({ goal }, asking) => proposeWorkflow(asking, goal),
  }),
  defineTool({
    name: 'compose_reply',
    right: 'work',
    description: `Drafts a reply to the newest message of somebody. It is not sent. ${asksFirst}`,
    input: v.strictObject({
      to: line('Name or address of who wrote the message, or its subject'),
      content: v.pipe(v.string(), v.description('The reply as plain text')),
    }),
    step,
    proposes: (input, asking) => proposeReply(asking, input),
  }),
];
