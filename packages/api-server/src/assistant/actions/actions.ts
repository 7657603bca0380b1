import { randomUUID } from 'node:crypto';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AuditActor } from '@switchboard/api-contract/audit';
import type { AnswerQuestion, AnswerReceipt, undoStates } from '@switchboard/api-contract/conversations';
import { confirmQuestion } from '@switchboard/api-contract/orders/confirmation';
import { missingRightText, type Right, roleMay } from '@switchboard/api-contract/roles';
import * as v from 'valibot';
import { changeValues } from '@switchboard/api-contract/assistant';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { cut } from '@switchboard/api-contract/text';
import { limits } from '@switchboard/api-contract/limits';
import { counted } from '@switchboard/api-contract/words/say';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { asActor, currentActor, type Member } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import { plainText } from '../../outside/plainText.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { agentIdOf, entryOf } from '../../tenants/agentRows.ts';
import { type ActionDefinition, askForLastRun, begunBy, defineAction } from './defineAction.ts';
import { actionsOnAgents } from './actionsOnAgents.ts';
import { actionsOnRecords } from './actionsOnRecords.ts';
import { actionsOnReplies } from './actionsOnReplies.ts';
import { actionsOnRuns } from './actionsOnRuns.ts';
import { actionsOnSchedules } from './actionsOnSchedules.ts';
import { undo, type Undo } from './undo.ts';
import { capital, listed, sentence, quoted } from '../reader/words.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import { addWorkflow } from '../../workflows/addWorkflow.ts';
import { planWorkflow } from '../../workflows/planWorkflow.ts';

const orchestrator = 'orchestrator';

const startWorkflow = defineAction({
  args: v.object({ goal: v.string() }),
  right: 'work',
  question: ({ goal }) => ['plan and start', `a workflow for ${quoted(goal)}`],
  canUndo: false,
  agent: () => orchestrator,
  costs: async () => 'One request to your language model plans it, and each of its steps is a run of an agent.',
  change: {
    show: ({ goal }) => ({ form: 'workflow', agentId: orchestrator, values: { goal } }),
    take: (_, __, ___, values) => readBody(changeValues.workflow, values),
  },
  carryOut: async (context, member, { goal }) => {
    const { tenantId } = member;
    const { name, steps } = await planWorkflow(context, tenantId, goal);
    for (const [index, { problem }] of steps.entries())
      if (problem) throw new Refusal('conflict', `Step ${index + 1} of the plan can’t be done: ${wordsOf(problem)}`);
    const planned = {
      name: name ?? '',
      description: goal,
      steps: steps.map(({ agent, task, after }) => ({ agent, task, after })),
    };
    const { id } = await addWorkflow(context, tenantId, planned, begunBy(member));
    return {
      text: `The workflow ${planned.name} has started with ${counted(steps.length, 'step')}.`,
      to: addresses.run(agentIdOf(orchestrator), id),
      runId: id,
    };
  },
});

const runInOrder = defineAction({
  args: v.object({ steps: v.array(v.object({ agentId: v.string(), agentName: v.string(), task: v.string() })) }),
  right: 'work',
  question: ({ steps }) => ['run', `${inOrder(steps)}, each once the one before it has succeeded`],
  canUndo: false,
  agent: () => orchestrator,
  costs: async () => 'Each step is a run of its agent.',
  carryOut: async (context, member, { steps }) => {
    const planned = {
      name: cut(inOrder(steps), limits.text.name),
      description: '',
      steps: steps.map(({ agentId: agent, task }) => ({ agent, task })),
    };
    const { id } = await addWorkflow(context, member.tenantId, planned, begunBy(member));
    return {
      text: `A workflow runs ${inOrder(steps)}.`,
      advice: askForLastRun,
      to: addresses.run(agentIdOf(orchestrator), id),
      runId: id,
    };
  },
});

const inOrder = (steps: readonly { readonly agentName: string }[]): string =>
  steps.map(({ agentName }) => agentName).join(', then ');

const actionsOnWorkflows = { workflow: startWorkflow, runInOrder } as const;

/** Everything that the assistant can do, by the kind that is stored. */
const definitions = {
  ...actionsOnAgents,
  ...actionsOnRecords,
  ...actionsOnSchedules,
  ...actionsOnRuns,
  ...actionsOnWorkflows,
  ...actionsOnReplies,
} as const;

type Definitions = typeof definitions;
type ActionOf<K extends keyof Definitions> = { readonly kind: K } & v.InferOutput<Definitions[K]['args']>;
/** Something that the assistant does once the member has said yes. */
export type Action = { [K in keyof Definitions]: ActionOf<K> }[keyof Definitions];

const actions = v.array(
  v.variant(
    'kind',
    Object.entries(definitions).map(([kind, { args }]) => v.object({ kind: v.literal(kind), ...args.entries })),
  ),
);

/** The most actions that one question may ask about. */
export const mostActions = 10;

/** Reads stored actions. Throws for anything else. */
export const parseActions = (json: string): Action[] => v.parse(actions, JSON.parse(json)) as Action[];

/** An action with each of its texts redacted. */
export const redactAction = (item: Action, redact: (text: string) => string): Action =>
  JSON.parse(JSON.stringify(item), (_, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  ) as Action;

const definitionOf = ({ kind }: Action): ActionDefinition => definitions[kind] as unknown as ActionDefinition;

/** The longest text of one action in a question, with all that it quotes. */
const longestAction = 2_500;

/** What would be done, as it follows on 'Shall I'. */
export function deedsOf(asked: readonly Action[]): readonly string[] {
  const parts = asked.map((item) => definitionOf(item).question(item));
  const [first] = parts;
  const isAlike = parts.every(([does]) => does === first?.[0]);
  // 'stop A and B' rather than 'stop A and stop B', where all of them are alike.
  return parts.map(([does, what], index) => plainText(isAlike && index > 0 ? what : `${does} ${what}`, longestAction));
}

/** The question that the member confirms with yes. It names everything that would be done, and what can be undone. */
export function questionText(asked: readonly Action[]): string {
  const undoable = asked.filter((item) => definitionOf(item).canUndo).length;
  return confirmQuestion(listed(deedsOf(asked)), undoable === asked.length ? 'all' : undoable > 0 ? 'some' : 'none');
}

/** The text of the step that is shown while an action is carried out. */
export const stepText = (item: Action): string => capital(definitionOf(item).question(item).join(' '));

/** The question with what it may cost, and what the form of its one action shows. */
export async function buildQuestion(
  context: Context,
  { tenantId }: Pick<Member, 'tenantId'>,
  asked: readonly Action[],
): Promise<AnswerQuestion> {
  const [one, other] = asked;
  const costs = await Promise.all(
    asked.map(async (item) => {
      const cost = await definitionOf(item).costs?.(context, tenantId, item);
      return cost !== undefined && other && 'agentName' in item ? `${item.agentName}: ${cost}` : cost;
    }),
  );
  const known = costs.filter((cost) => cost !== undefined);
  const change = one && !other ? definitionOf(one).change?.show(one) : undefined;
  return {
    text: questionText(asked),
    ...(known.length > 0 && { costs: known.join(' ') }),
    ...(change && { change }),
    open: true,
  };
}

/** The one action of a question with its arguments changed. Refuses values that are wrong with `fields`. */
export async function changeAction(
  context: Context,
  member: Member,
  asked: readonly Action[],
  values: Readonly<Record<string, unknown>>,
): Promise<Action[]> {
  const [one, other] = asked;
  const change = one && !other ? definitionOf(one).change : undefined;
  if (!one || !change) throw new Refusal('conflict', 'There is no question whose answer can be changed. Ask again.');
  try {
    return [{ kind: one.kind, ...(await change.take(context, member, one, values)) } as Action];
  } catch (error) {
    // What it is about is gone.
    if (error instanceof Refusal && error.kind === 'missing') throw new Refusal('conflict', error.message);
    throw error;
  }
}

/** Slugs of those of the seven agents that the actions concern. */
export const agentSlugsOf = (asked: readonly Action[]): readonly AgentSlug[] => [
  ...new Set(asked.flatMap((item) => entryOf(agentIdOf(definitionOf(item).agent(item)))?.slug ?? [])),
];

/** Ids of the agents that the actions concern. */
export const agentIdsOf = (asked: readonly Action[]): readonly string[] =>
  asked.map((item) => agentIdOf(definitionOf(item).agent(item)));

/** The rights that the actions need. */
export const rightsFor = (asked: readonly Action[]): readonly Right[] => asked.map((item) => definitionOf(item).right);

/** Why a member with this role can't have all of them done; undefined if nothing speaks against it. */
export function missingRightFor(role: string, asked: readonly Action[]): string | undefined {
  const right = rightsFor(asked).find((one) => !roleMay(role, one));
  return right && missingRightText(right);
}

/** A receipt as it is stored with its answer. */
export interface StoredReceipt extends Pick<AnswerReceipt, 'id' | 'text' | 'to'> {
  /** `open` if it can be undone, `done` if it was; undefined if it can't be, or no longer. */
  readonly undo?: (typeof undoStates)[number] | undefined;
  /** How it is undone; the browser does not get this. */
  readonly undoing?: Undo | undefined;
}

/**
 * What came of an action: the sentence to answer, the same for somebody who does not talk to the assistant, the run
 * that it began, and the receipt unless it was refused.
 */
export interface CarriedOut {
  readonly text: string;
  readonly outcome: string;
  readonly runId?: string | undefined;
  readonly receipt?: StoredReceipt;
}

type Work<T> = () => Promise<T>;
const assistantOf = ({ userId: id, name }: Member): AuditActor => ({ type: 'assistant', id, name });
const actingAs = <T>(by: AuditActor, work: Work<T>): Promise<T> =>
  asActor({ by, address: currentActor()?.address }, work);

/**
 * Carries out one action in the member's name; by default, the assistant does it. A refusal is answered in the
 * service's words. Whether the member's role allows it must have been asked before.
 */
export const carryOut = (
  context: Context,
  member: Member,
  item: Action,
  by: AuditActor = assistantOf(member),
): Promise<CarriedOut> =>
  actingAs(by, async () => {
    try {
      const { text: outcome, advice, to, runId, undoing } = await definitionOf(item).carryOut(context, member, item);
      const text = advice === undefined ? outcome : outcome.replace(/\.$/, `; ${advice}.`);
      return {
        text,
        outcome,
        runId,
        receipt: { id: randomUUID(), text, to, ...(undoing && { undo: 'open', undoing }) },
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const text = sentence(error.message);
      return { text, outcome: text };
    }
  });

/** Undoes what a receipt says was done, in the member's name, and says so. Refuses where it is too late (409). */
export const undoReceipt = (context: Context, member: Member, { undoing }: StoredReceipt): Promise<string> =>
  actingAs(assistantOf(member), () => {
    if (!undoing) throw new Refusal('conflict', 'This can’t be undone');
    return undo(context, member, undoing);
  });
