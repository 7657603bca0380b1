import { wordsOf } from '../../world/words.ts';
import type { Tool } from '../Conversation.ts';
import { inWords } from '../text.ts';
import { asksForRepetition } from './repetition.ts';

/** Tools whose names begin with such a verb only look things up; all others act. */
const lookupVerbs = new Set(
  wordsOf('list last read get search find look fetch show lookup query recent describe count free web'),
);
export const isLookupTool = ({ name }: Tool): boolean => lookupVerbs.has(wordsOf(inWords(name))[0] ?? '');
export const isLookupWord = (word: string): boolean => lookupVerbs.has(word);

/** A question, or an order to show something. */
const asksFor =
  /^(?:what|which|how|why|when|who|whose|where|is|are|was|were|did|do (?:i|we|you|they|my|our|all|any)|does|have|has|had|any|anything|show|list|tell|give me|check (?:if|whether)|find out (?:if|whether))\b|\?$/i;

/** How people say the verbs that tools have in their names. */
const verbs: Readonly<Record<string, RegExp>> = {
  start:
    /^(?:start|resume|activate|reactivate|enable|unpause|launch|wake|begin)\b|^(?:turn|switch|bring|power)\b.*\b(?:on|up)\b/i,
  stop: /^(?:stop|pause|halt|suspend|disable|deactivate|freeze|shut down)\b|^(?:turn|switch|shut|power|take)\b.*\b(?:off|down)\b|^put\b.*\bhold\b/i,
  restart: /^(?:restart|reboot|reset)\b/i,
  run: /^(?:run|rerun|trigger|execute|sync|synchroni[sz]e|refresh|update|scrape|kick off|fire up)\b|^(?:let|make|have|get)\b.*\b(?:run|going|work)\b|^(?:get|find|fetch)\b.*\bnew\b/i,
  add: /^(?:add|create|enter|note|save|record|put)\b/i,
  change: /^(?:change|update|mark|set|edit|rename|correct|move|flag)\b/i,
  set: /^(?:set|schedule|plan|have|let|run|sync|check|make|start)\b/i,
  cancel: /^(?:cancel|abort|kill|call off|break off|stop)\b/i,
  retry: /^(?:retry|redo|repeat|re-?run)\b|^(?:try|run|start|do)\b.*\b(?:again|once more|another go)\b/i,
  compose: /^(?:reply|answer|respond|write|draft|compose|tell)\b/i,
};

/** What a message must speak of for a tool that is named after such a thing, and whether that says what to do, too. */
const things: readonly (readonly [thing: RegExp, spoken: RegExp | ((wish: string) => boolean), alone: boolean])[] = [
  [/^schedule$/, asksForRepetition, true],
  [
    /^research$/,
    /^(?:(?:start|do|begin|run|make)\s(?:an?\s|some\s|the\s)?(?:new\s)?)?research(?:es)?\b(?! agent| run)|^(?:look into|investigate|find out (?:more |everything )?about|dig into|read up on)\b/i,
    true,
  ],
  [/^workflow$/, /\bworkflow\b|^(?:make a plan|plan)\b/i, true],
  [/^repl(?:y|ies)$/, /^(?:reply|respond|answer)\b|\b(?:reply|answer|response) to\b/i, true],
  [
    /^record$/,
    /\b(?:leads?|contacts?|events?|templates?|records?|business(?:es)?|customers?)\b|\p{Lu}\p{L}+ \p{Lu}\p{L}+/u,
    false,
  ],
  [/^run$/, /.\b(?:runs?|running|job|under way)\b|\bfailed\b/i, false],
];

/** How well a tool that acts fits an order; 0 if it does not. */
function fitOf({ name, description }: Tool, wish: string): number {
  const [verb = '', thing = ''] = inWords(name).split(' ');
  const says = (verbs[verb] ?? new RegExp(`^${verb}\\b`, 'i')).test(wish);
  const [, spoken, alone = false] = things.find(([one]) => one.test(thing)) ?? [];
  if (spoken) {
    const isSpoken = typeof spoken === 'function' ? spoken(wish) : spoken.test(wish);
    return isSpoken && (says || alone) ? 4 : 0;
  }
  if (!says) return 0;
  const own = new Set(wordsOf(`${thing} ${description}`));
  const isSpoken = thing === 'agent' || thing === '' || wordsOf(wish).some((word) => word !== verb && own.has(word));
  return isSpoken ? 2 : 0;
}

/** The acting tool that an order calls for; undefined for a question, and where none fits. */
export function findActionTool(tools: readonly Tool[], wish: string): Tool | undefined {
  if (asksFor.test(wish)) return undefined;
  const [best] = tools
    .filter((tool) => !isLookupTool(tool))
    .map((tool) => ({ tool, fit: fitOf(tool, wish) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  return best?.tool;
}

const name = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*`;
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /(?<![\p{L}\d])\+?\d[\d /-]{6,}\d/u;
const first = (pattern: RegExp, wish: string): string | undefined => pattern.exec(wish)?.[1]?.trim();

/** The values of a record that an order gives. */
function valuesIn(wish: string): Readonly<Record<string, string>> {
  const named =
    first(new RegExp(String.raw`\b(?:named|called|name is|name:|lead|contact|for)[:,]? (${name})`, 'u'), wish) ??
    (/^(?:add|create|enter|note|save)\b/i.test(wish) ? first(new RegExp(`(?<=\\s)(${name})`, 'u'), wish) : undefined);
  const company = first(new RegExp(String.raw`\b(?:from|at|of) (${name})`, 'u'), wish);
  const status = first(/\b(?:as|to|status) (?:a |an )?([a-z]+)\s*$/i, wish);
  const [, field, value] =
    /\b(?:the |their |its |his |her |['’]s )(\w+)(?: of .+?| number| address)? to (.+)$/i.exec(wish) ?? [];
  const isAdding = /^(?:add|create|enter|note|save|put)\b/i.test(wish);
  const found = {
    name: isAdding ? named : undefined,
    company: isAdding ? company : undefined,
    email: address.exec(wish)?.[0],
    phone: phone.exec(wish)?.[0],
    status: !isAdding && field === undefined ? status?.toLowerCase() : undefined,
    ...(field !== undefined && value !== undefined && { [field.toLowerCase()]: value }),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([key, one]) => (one === undefined ? [] : [[key, one]])));
}

/** What people call the collections that the description of a tool lists. */
const collections: readonly (readonly [name: RegExp, said: RegExp])[] = [
  [/^leads?$/, /\b(?:leads?|prospects?)\b/i],
  [/^contacts?$/, /\bcontacts?\b|\baddress book\b/i],
  [/^events?$/, /\b(?:events?|meetings?|appointments?|calendar|agenda)\b/i],
  [/^(?:emails|messages)$/, /\b(?:e-?mails?|mails?|inbox|messages?|unread)\b/i],
  [/^repl(?:y|ies)$/, /\b(?:repl(?:y|ies)|drafts?)\b/i],
  [/^business(?:es)?$/, /\b(?:business(?:es)?|restaurants?|places|shops?)\b/i],
  [/^templates?$/, /\btemplates?\b/i],
];

/** The one of several names that a wish speaks of, in people's words. */
export const findCollection = (names: readonly string[], wish: string): string | undefined =>
  names.find((one) => collections.some(([known, spoken]) => known.test(one) && spoken.test(wish)));

/** What an order says for an argument of an acting tool; undefined where no rule knows the name. */
const rules: readonly (readonly [name: RegExp, rule: (wish: string) => unknown])[] = [
  [/^(?:values|fields|record)$/, valuesIn],
  [
    /^(?:name|record|recordId|contact|lead)$/,
    (wish) =>
      first(
        new RegExp(String.raw`\b(${name})(?:['’]s)?\s.*\b(?:as|to)\b`, 'u'),
        wish.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
      ) ?? first(/^\w+ (?:the )?(?:leads? |contacts? )?(.+?) (?:as|to)\b/i, wish),
  ],
  [
    /^to$|recipient|sender/,
    (wish) =>
      first(new RegExp(String.raw`\b(?:to|from|for) (?:the )?(?:e?-?mail (?:from|of) )?(${name})`, 'u'), wish) ??
      first(/\b(?:reply|answer|respond) (?:to )?(.+?)(?:,| that\b| saying\b|:)/i, wish),
  ],
  [
    /^(?:content|body|text|message|reply)$/,
    (wish) => first(/(?:\bthat says|\bsaying(?: that)?|\bthat\b|:|\bwith\b)\s*(.+)$/i, wish),
  ],
  [
    /^(?:goal|objective)$/,
    (wish) =>
      first(
        /^(?:(?:please )?(?:plan|make|start|create|build|set up)(?: and \w+)?(?: an?| the)?(?: new)?(?: workflow| plan)?(?: of several agents)?(?: that| which| to| for|:)?\s)(.+)$/i,
        wish,
      ),
  ],
];

export const readArgument = (field: string, wish: string): unknown =>
  rules.find(([pattern]) => pattern.test(field))?.[1](wish);

/** Whether all the rest of a message belongs to an order: it says what is to be written, looked into or reached. */
export const takesWholeMessage = ({ input }: Tool): boolean =>
  Object.keys(input.properties ?? {}).some((field) =>
    /^(?:goal|query|question|content|body|task|message)$/.test(field),
  );
