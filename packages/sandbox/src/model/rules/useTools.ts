import { wordsOf } from '../../world/words.ts';
import type { Tool } from '../Conversation.ts';
import { fill } from '../fill.ts';
import { plainSchema, typeOf, type JsonSchema } from '../JsonSchema.ts';
import { scopeOfConversation } from '../Scope.ts';
import { inWords } from '../text.ts';
import {
  findActionTool,
  readArgument,
  isLookupTool,
  findCollection,
  isLookupWord,
  takesWholeMessage,
} from './orders.ts';
import { readRepetition } from './repetition.ts';
import { agentsMeant, completeWish, wishesIn, withoutCourtesy, withoutTypos, type EarlierTurn } from './wishes.ts';

/** A call of a tool. */
export interface Call {
  readonly tool: string;
  readonly input: unknown;
}

/** Words that ask for a lookup tool although they are not in its description. */
const alsoMeant: readonly (readonly [tool: RegExp, message: RegExp])[] = [
  [/web|search/i, /\b(?:who|what|which|why|how|news|latest|research|find out|compare)\b/i],
  [/mail|message|inbox/i, /\b(?:mails?|e-?mails?|inbox|messages?|wrote|write|letters?|newsletters?)\b/i],
  [/calendar|event/i, /\b(?:calendar|meetings?|appointments?|today|tomorrow|this week|free|clash)\b/i],
  [/payment/i, /\b(?:invoices?|balance|payments?|paid|unpaid|stripe)\b/i],
  [/repositor/i, /\b(?:issues?|pull requests?|repositor\w*|github)\b/i],
  [/\brun/i, /\b(?:fail\w*|ran|last|latest|newest|happened|error)\b/i],
  [/connection/i, /\b(?:connect\w*|services?|keys?|wrong with|gmail|slack|hubspot|openai|tavily|apollo)\b/i],
  [
    /record/i,
    /\b(?:records?|leads?|prospects?|contacts?|businesses|restaurants?|events?|meetings?|appointments?|calendar|unread|inbox|workflows?|templates?)\b/i,
  ],
  [/attention/i, /\b(?:attention|urgent|waiting for (?:me|us)|to approve|approvals?|need to do)\b/i],
  [/usage|budget|cost/i, /\b(?:spen[dt]|spending|costs?|budget|money|expensive|bill)\b/i],
  [/agents/i, /\bagents?\b.*\b(?:active|paused|idle|working|status)\b|\b(?:active|paused|idle)\b.*\bagents?\b/i],
];

function fitOf({ name, description }: Tool, wish: string): number {
  const said = new Set(wordsOf(wish));
  const things = wordsOf(inWords(name)).slice(1);
  // 'read' alone does not mean every tool that reads.
  const own = things.filter((word) => said.has(word)).reduce((sum, word) => sum + (word === 'agent' ? 1 : 2), 0);
  // Only the first sentence says what the tool does; the rest says how it is used.
  const described = new Set(wordsOf(description.replace(/[.:]\s.*$/s, '')));
  const about = [...described].filter((word) => said.has(word) && !isLookupWord(word)).length;
  const meant = alsoMeant.some(([tool, words]) => tool.test(inWords(name)) && words.test(wish)) ? 2 : 0;
  return own + about + meant;
}

/** The names that a field may be filled with: words of its description and of that of its tool. */
const offered = ({ description = '' }: JsonSchema, tool: Tool): readonly string[] =>
  `${description} ${tool.description}`.match(/[\w-]+/g) ?? [];

/** The inputs of a tool from a wish, one for each agent that is meant; none if the wish lacks what the tool needs. */
function inputsFor(tool: Tool, wish: string, earlier: readonly EarlierTurn[]): unknown[] {
  const { properties = {}, required = [] } = tool.input;
  const [agentField] = Object.keys(properties).filter((name) => /^agent(?:Id|Name|Slug|_id|_name)?$/.test(name));
  const agents = agentField === undefined ? [] : agentsMeant(wish, earlier);
  const repetition: Readonly<Record<string, unknown>> = { ...readRepetition(wish) };
  const acts = !isLookupTool(tool);
  const filled = fill(tool.input, { ...scopeOfConversation('', wish), sentences: [] }) as Record<string, unknown>;
  for (const [name, given] of Object.entries(properties)) {
    const schema = plainSchema(given, tool.input);
    const found =
      name === agentField
        ? ''
        : 'kind' in repetition && (name === 'kind' || name in repetition)
          ? repetition[name]
          : acts && readArgument(name, wish) !== undefined
            ? readArgument(name, wish)
            : /collection|kind|type|of what/.test(name)
              ? findCollection(offered(schema, tool), wish)
              : undefined;
    if (found !== undefined) filled[name] = found;
    else if (acts && !required.includes(name)) delete filled[name];
    else if (!required.includes(name) && typeOf(schema) === 'string' && filled[name] === wish) delete filled[name];
  }
  const isComplete = (input: Readonly<Record<string, unknown>>): boolean =>
    required.every((name) => input[name] !== '' && input[name] !== undefined);
  if (agentField === undefined) return isComplete(filled) ? [filled] : [];
  const { [agentField]: _, ...others } = filled;
  const meant = agents.map((agent) => ({ [agentField]: agent, ...others }));
  return (meant.length > 0 ? meant : [others]).filter(isComplete);
}

const least = 2;

/** Calls of the lookup tools that fit a wish best, among those whose required arguments are known. */
function chooseLookups(tools: readonly Tool[], wish: string, earlier: readonly EarlierTurn[]): Call[] {
  const fits = tools.filter(isLookupTool).flatMap((tool) => {
    const fit = fitOf(tool, wish);
    const inputs = fit < least ? [] : inputsFor(tool, wish, earlier);
    return inputs.map((input) => ({ fit, call: { tool: tool.name, input } }));
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  return fits.filter(({ fit }) => fit === best).map(({ call }) => call);
}

/** What a message calls for: calls of tools, or the argument that an order lacks. */
export interface ToolUse {
  readonly calls: readonly Call[];
  readonly lacks: string | undefined;
}

/** The tools that a message calls for, with what they are given. What it points back to was said earlier. */
export function chooseCalls(tools: readonly Tool[], message: string, earlier: readonly EarlierTurn[] = []): ToolUse {
  const full = completeWish(withoutTypos(message, tools), earlier);
  const whole = findActionTool(tools, withoutCourtesy(full));
  const wishes = whole && takesWholeMessage(whole) ? [withoutCourtesy(full)] : wishesIn(full);
  const calls: Call[] = [];
  let lacks: string | undefined;
  for (const [at, wish] of wishes.entries()) {
    // What it points back to is looked for in this message before earlier ones.
    const before = [...earlier, ...wishes.slice(0, at).map((text) => ({ by: 'user', text }) as const)];
    const acting = findActionTool(tools, wish);
    const inputs = acting ? inputsFor(acting, wish, before) : [];
    if (acting && inputs.length === 0) lacks = acting.input.required?.[0];
    calls.push(
      ...(acting ? inputs.map((input) => ({ tool: acting.name, input })) : chooseLookups(tools, wish, before)),
    );
  }
  return { calls, lacks: calls.length > 0 ? undefined : lacks };
}

/** A call of a tool that must be used, whatever the message says. */
export const forcedCall = (tool: Tool, instructions: string, message: string): Call => ({
  tool: tool.name,
  input: fill(tool.input, scopeOfConversation(instructions, message)),
});
