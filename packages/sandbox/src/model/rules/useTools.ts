import { wordsOf } from '../../world/words.ts';
import type { Tool } from '../Conversation.ts';
import { fill } from '../fill.ts';
import { scopeOfConversation } from '../Scope.ts';
import { inWords } from '../text.ts';

/** A call of a tool. */
export interface Call {
  readonly tool: string;
  readonly input: unknown;
}

/** Tools with such a verb only look; others act, and are used if the message says their verb. */
const looking = new Set(
  wordsOf('list last read get search find look fetch show lookup query recent describe count free web'),
);

/** Words that say what a tool is good for beyond its own. */
const alsoMeant: readonly (readonly [tool: RegExp, message: RegExp])[] = [
  [/web|search/i, /\b(?:who|what|which|why|how|news|latest|research|find out|compare)\b/i],
  [/mail|message|inbox/i, /\b(?:mails?|e-?mails?|inbox|messages?|wrote|write|letters?|newsletters?)\b/i],
  [/calendar|event/i, /\b(?:calendar|meetings?|appointments?|today|tomorrow|this week|free|clash)\b/i],
  [/payment/i, /\b(?:invoices?|balance|payments?|paid|unpaid|stripe)\b/i],
  [/repositor/i, /\b(?:issues?|pull requests?|repositor\w*|github)\b/i],
  [/\brun/i, /\b(?:fail\w*|ran|last|latest|newest|happened|error)\b/i],
  [/connection/i, /\b(?:connect\w*|services?|keys?|wrong with|gmail|slack|hubspot|openai|tavily|apollo)\b/i],
  [/record/i, /\b(?:records?|leads?|contacts?|businesses|restaurants?|events?|workflows?)\b/i],
];

function fitOf({ name, description }: Tool, message: string): number {
  const said = new Set(wordsOf(message));
  const [verb = '', ...things] = wordsOf(inWords(name));
  if (!looking.has(verb) && !(said.has(verb) && things.every((word) => said.has(word) || word === 'agent'))) return 0;
  // 'read' alone does not mean every tool that reads.
  const own = [...(looking.has(verb) ? [] : [verb]), ...things]
    .filter((word) => said.has(word))
    .reduce((sum, word) => sum + (word === 'agent' ? 1 : 2), 0);
  const described = new Set(wordsOf(description));
  const about = [...described].filter((word) => said.has(word) && !looking.has(word)).length;
  const meant = alsoMeant.some(([tool, words]) => tool.test(inWords(name)) && words.test(message)) ? 2 : 0;
  return own + about + meant;
}

/** The input of a tool from a message; undefined if the message lacks what the tool needs. */
function inputFor({ input }: Tool, message: string): unknown {
  const scope = scopeOfConversation('', message);
  const filled = fill(input, { ...scope, sentences: [] });
  const isComplete = (input.required ?? []).every((name) => (filled as Record<string, unknown>)[name] !== '');
  return isComplete ? filled : undefined;
}

const least = 2;

/** The tools that a message calls for, the best fitting, with what they are given. */
export function callsFor(tools: readonly Tool[], message: string): Call[] {
  const fits = tools.map((tool) => ({ tool, fit: fitOf(tool, message) }));
  const best = Math.max(least, ...fits.map(({ fit }) => fit));
  return fits
    .filter(({ fit }) => fit === best)
    .flatMap(({ tool }) => {
      const input = inputFor(tool, message);
      return input === undefined ? [] : [{ tool: tool.name, input }];
    });
}

/** A call of a tool that must be used, whatever the message says. */
export const forcedCall = (tool: Tool, instructions: string, message: string): Call => ({
  tool: tool.name,
  input: fill(tool.input, scopeOfConversation(instructions, message)),
});
