import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server';
import { problemsOf } from '@switchboard/api-contract/problems';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { isRecord } from '../outside/models/coerceToSchema.ts';
import { noToolUse, type Tool, type ToolAsking } from '../assistant/tools/defineTool.ts';
import { asksFirst } from '../assistant/tools/actionTools.ts';
import { allTools, ownTools } from '../assistant/tools/allTools.ts';
import { openServiceTools } from '../assistant/tools/serviceTools.ts';
import { mostCharacters, shortenForModel } from '../assistant/tools/toToolSet.ts';
import { readOrganisationState } from '../assistant/reader/organisationState.ts';
import type { Source } from '../assistant/answers/sources.ts';
import { missingRightText } from '@switchboard/api-contract/roles';
import { RunFailure } from '../outside/RunFailure.ts';
import { plainText } from '../outside/plainText.ts';
import { actorOf, asActor, memberMay } from '../platform/actor.ts';
import { publicUrlOf } from '../platform/http/readRequest.ts';
import { Refusal } from '../platform/Refusal.ts';
import { DatabaseUnavailableError } from '../platform/store/Database.ts';
import type { McpCall } from './McpCall.ts';
import { propose } from './propose.ts';
import { readRequest } from './readRequest.ts';

/** No call takes longer: most clients give up after a minute. */
const longestMs = 45_000;
const longestName = 60;

/** What of the message a tool was asked in stands for where a program asks. */
function askingFor({ server: { context }, caller: asker, signal }: McpCall) {
  const sources: Source[] = [];
  const writer = {
    step: () => {},
    say: () => {},
    source: (source: Source) => sources.push(source),
    signal,
  };
  return { asking: { context, asker, writer, use: noToolUse() }, sources };
}

/** The tools that this key may use. */
async function toolsFor({ caller }: McpCall, asking: Pick<ToolAsking, 'context' | 'asker' | 'writer'>) {
  const tools = [...(await allTools(asking)), readRequest];
  return tools.filter(({ right, wide }) => memberMay(caller, right) && !(wide && caller.key.agents));
}

const schemas = new WeakMap<object, ListedTool['inputSchema']>();
function schemaOf(input: v.GenericSchema): ListedTool['inputSchema'] {
  const known = schemas.get(input);
  if (known) return known;
  const { $schema: _, ...schema } = toJsonSchema(input, { typeMode: 'input', errorMode: 'ignore' });
  const made = schema as ListedTool['inputSchema'];
  schemas.set(input, made);
  return made;
}

const whenDone = {
  ask: 'A member must say yes first: the answer has the link where they do.',
  act: 'It is done at once, within the budget of the organisation.',
} as const;

/** What a client is told that it can call. */
export async function listTools(call: McpCall): Promise<ListedTool[]> {
  const { acts } = call.caller.key;
  const { asking } = askingFor(call);
  return (await counted(call, () => toolsFor(call, asking))).map(({ name, description, input, reads }) => ({
    name,
    description: description.replace(asksFirst, whenDone[acts]),
    inputSchema: schemaOf(input),
    annotations: { readOnlyHint: reads !== undefined, openWorldHint: false },
  }));
}

const counted = <T>({ server: { callCounts }, caller: member, request, reply }: McpCall, work: () => Promise<T>) =>
  callCounts.within('keyCalls', { member, request, reply }, work);

const refused = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/**
 * Calls a tool. Whatever is wrong is told in the result, since clients throw any other answer: our own refusals in
 * their words, and anything else without any.
 */
export async function useTool(call: McpCall, name: string, given: unknown): Promise<CallToolResult> {
  const { server, caller, request } = call;
  const { promise: late, resolve } = Promise.withResolvers<CallToolResult>();
  const cancel = server.timers.after(longestMs, () => resolve(refused('This took too long.')));
  const log = (err: unknown) =>
    request.log.error(
      { request: request.id, tool: plainText(name, longestName), err },
      'a tool of the MCP server failed',
    );
  const work = asActor({ by: actorOf(caller), address: request.ip }, () =>
    counted(call, () => run(call, name, given, log)).catch((error: unknown) => refused(wordsFor(error, log))),
  );
  return Promise.race([work, late]).finally(cancel);
}

function wordsFor(error: unknown, log: (error: unknown) => void): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof RunFailure) return wordsOf(error.reason);
  log(error);
  return error instanceof DatabaseUnavailableError ? error.sentence : 'This could not be done.';
}

async function run(
  call: McpCall,
  name: string,
  given: unknown,
  log: (error: unknown) => void,
): Promise<CallToolResult> {
  const { server, caller, request } = call;
  const { context } = server;
  const { asking: begun, sources } = askingFor(call);
  const isMeant = (one: Tool): boolean => one.name === name;
  // Services are opened only for their own tools.
  const tool = [...ownTools, readRequest].find(isMeant) ?? (await openServiceTools(begun)).find(isMeant);
  if (!tool || (tool.wide && caller.key.agents)) return refused(`There is no tool ${plainText(name, longestName)}`);
  if (!memberMay(caller, tool.right)) return refused(missingRightText(tool.right));
  const read = v.safeParse(tool.input, given);
  if (!read.success) return refused(Object.values(problemsOf(read.issues, 'is no argument of this tool')).join('; '));
  const organisation = await readOrganisationState(context, caller.tenantId);
  const { agents: allowed } = caller.key;
  const asking: ToolAsking = {
    ...begun,
    organisation: {
      ...organisation,
      agents: organisation.agents.filter(({ id }) => !allowed || allowed.includes(id)),
    },
  };
  const address = publicUrlOf(context.config, request);
  if (tool.proposes) return propose(call, { tool, input: read.output, asking, address }, log);
  const found = await tool.reads(read.output, asking);
  const short = shortenForModel(isRecord(found) ? found : { items: found });
  if (!isRecord(short)) return refused(String(short));
  const linked = withLinks(short, sources, address) as Record<string, unknown>;
  const whole = JSON.stringify(linked).length > mostCharacters ? short : linked;
  return { content: [{ type: 'text', text: JSON.stringify(whole) }], structuredContent: whole };
}

/** Where a tool gives the number of a source, a program gets the link to it. */
function withLinks(value: unknown, sources: readonly Source[], address: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withLinks(one, sources, address));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const source = name === 'source' && typeof one === 'number' ? sources[one - 1] : undefined;
      return source ? ['link', address + source.to] : [name, withLinks(one, sources, address)];
    }),
  );
}
