import type { CallToolResult } from '@modelcontextprotocol/server';
import { hash } from 'node:crypto';
import { cut } from '@switchboard/api-contract/text';
import { missingRightText } from '@switchboard/api-contract/roles';
import {
  agentIdsOf,
  buildQuestion,
  deedsOf,
  mostActions,
  rightsFor,
  type Action,
} from '../assistant/actions/actions.ts';
import type { Tool, ToolAsking } from '../assistant/tools/defineTool.ts';
import { listed } from '../assistant/reader/words.ts';
import { plainText } from '../outside/plainText.ts';
import { actorOf, memberMay } from '../platform/actor.ts';
import type { Context } from '../platform/Context.ts';
import { Refusal } from '../platform/Refusal.ts';
import { addRequest } from '../requests/addRequest.ts';
import type { RequestRow } from '../requests/requests.ts';
import { carryOutRequest } from './carryOutRequest.ts';
import type { McpCall, McpCaller } from './McpCall.ts';

interface Proposal {
  readonly tool: Extract<Tool, { readonly proposes: object }>;
  readonly input: unknown;
  readonly asking: ToolAsking;
  /** The address of this server, without a slash at its end. */
  readonly address: string;
}

/** What a tool that acts answers: that a member must say yes first, and where; or what was done. */
export async function propose(
  { server: { context }, caller }: McpCall,
  { tool, input, asking, address }: Proposal,
  log: (error: unknown) => void,
): Promise<CallToolResult> {
  const { actions, text: why = '' } = await tool.proposes(input, asking);
  if (actions.length === 0) throw new Refusal('conflict', why);
  if (actions.length > mostActions) throw new Refusal('invalid', `At most ${mostActions} actions at once.`);
  const asked = await describe(context, caller, tool.name, input, actions);
  const { row, isNew } = await addRequest(context, caller, asked);
  if (row.state === 'waiting') return waitingFor(row, address);
  const by = actorOf(caller);
  const ended = isNew ? await carryOutRequest(context, { member: caller, by, row }, log) : undefined;
  return tellEnd(row, ended, address);
}

/** What is stored of it. Refuses what the key may not. */
async function describe(context: Context, caller: McpCaller, name: string, input: unknown, actions: readonly Action[]) {
  const needed = rightsFor(actions);
  for (const right of needed) if (!memberMay(caller, right)) throw new Refusal('forbidden', missingRightText(right));
  const { agents } = caller.key;
  if (agents && agentIdsOf(actions).some((id) => !agents.includes(id)))
    throw new Refusal('forbidden', 'This key is limited to other agents');
  const deeds = listed(deedsOf(actions));
  const text = `${plainText(caller.key.name, longestText)} wants to ${cut(deeds, longestText)}`;
  const { costs } = await buildQuestion(context, caller, actions);
  const more = [...(deeds.length > longestText ? [deeds] : []), ...(costs === undefined ? [] : [costs])].join('. ');
  return {
    sameAs: hash('sha256', JSON.stringify([name, input]), 'base64url'),
    actionsJson: JSON.stringify(actions),
    needs: needed.includes('configure') ? ('configure' as const) : ('work' as const),
    text,
    about: more === '' ? null : more.replace(/\.$/, ''),
  };
}

const longestText = 120;

/** The page on which a member says yes. Opening it changes nothing. */
const approvalAt = (address: string, id: string): string => `${address}/dashboard?request=${id}`;

function waitingFor({ id, until }: RequestRow, address: string): CallToolResult {
  const approve = approvalAt(address, id);
  const text = `Not started yet: a member must say yes at ${approve}. Then ask read_request for ${id}.`;
  return {
    content: [{ type: 'text', text }],
    structuredContent: { state: 'waiting', request: id, approve, until },
  };
}

function tellEnd(
  { id }: RequestRow,
  ended: Awaited<ReturnType<typeof carryOutRequest>>,
  address: string,
): CallToolResult {
  if (!ended)
    return {
      content: [{ type: 'text', text: `This takes a while. Ask read_request for ${id}.` }],
      structuredContent: { state: 'doing', request: id },
    };
  const { state, outcome, to, runId } = ended;
  const told = outcome ?? '';
  if (state === 'failed') return { content: [{ type: 'text', text: told }], isError: true };
  return {
    content: [{ type: 'text', text: runId === null ? told : `${told} It is queued as ${runId}: ask read_run for it.` }],
    structuredContent: {
      state: runId === null ? 'done' : 'queued',
      request: id,
      ...(runId !== null && { run: runId }),
      ...(to !== null && { link: address + to }),
    },
  };
}
