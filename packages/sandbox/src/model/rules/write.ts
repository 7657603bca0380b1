import { shareOf, wordsOf } from '../../world/words.ts';
import { fieldOf, rankedSentences, type Scope } from '../Scope.ts';
import { capitalise, cutAtWord, fitSentences, inWords, rankSentences } from '../text.ts';
import { draftOf, isMessage, isRecipient, letterSubject, letterTo, replySubject, senderOf } from './draft.ts';
import { maxTextLength, type Field } from './limits.ts';

/** Finds the text of a field in the scope. */
type Rule = (scope: Scope, field: Field) => string | undefined;

const first = (pattern: RegExp) => (scope: Scope) => pattern.exec(scope.whole)?.[0];
/** As many of the sentences that say most about the question as fit. */
const best: Rule = (scope, field) =>
  fitSentences(rankedSentences(scope), maxTextLength(field, scope, 300)) || undefined;

const planningVerb = /^(?:please\s)?(?:plan|schedule|book|arrange|set up|add|create|propose|put)\s(?:an?\s|the\s)?/i;
const timeOrGuests = /\s(?:of \d+|for \d+|with|to|on|at|in|next|this|tomorrow|today)\b.*$/i;

/** The subject of the meeting that an instruction wants planned, without its time and guests. */
const meetingIn = ({ question, data }: Scope): string | undefined =>
  'instruction' in data && planningVerb.test(question)
    ? question.replace(planningVerb, '').replace(timeOrGuests, '').trim() || undefined
    : undefined;

function title(scope: Scope, field: Field): string | undefined {
  const text = meetingIn(scope) ?? fieldOf(scope, 'title', 'subject', 'name') ?? scope.question.replace(/[?.!]+$/, '');
  return text === '' ? undefined : cutAtWord(capitalise(text), maxTextLength(field, scope, 80));
}

/** The word of the question that the material uses most. */
function mainWord({ question, material, whole }: Scope): string | undefined {
  const words = (question.match(/[\p{L}-]{4,}/gu) ?? []).filter(
    (word) =>
      wordsOf(word).length > 0 && !/^(?:what|which|where|when|does|have|will|find|about|into|most|many)$/i.test(word),
  );
  const all = wordsOf(`${whole} ${JSON.stringify(material.data)}`);
  const uses = (word: string): number => all.filter((one) => one === wordsOf(word)[0]).length;
  const [most] = words.toSorted((one, other) => uses(other) - uses(one));
  return most === undefined ? undefined : capitalise(most.toLowerCase());
}

/** How a text field is filled, by its name: the first rule whose pattern fits counts. All words are from the input. */
const rules: readonly (readonly [name: RegExp, rule: Rule])[] = [
  [/^(?:title|headline|heading|name)$/, title],
  [
    /^subject$/,
    (scope, field) =>
      isMessage(scope) ? replySubject(scope) : isRecipient(scope) ? letterSubject(scope) : title(scope, field),
  ],
  [
    /^(?:body|reply|draft|response|message|text|html)$/,
    (scope, field) => {
      const most = maxTextLength(field, scope, 1_500);
      return isMessage(scope) ? draftOf(scope, most) : isRecipient(scope) ? letterTo(scope, most) : best(scope, field);
    },
  ],
  [/e ?mail|address of/, first(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/)],
  [/\burl\b|link|website/, first(/https?:\/\/[^\s"<>)]+/)],
  [/repositor/, ({ question }) => /\b[\w-]+\/[\w.-]*\w/.exec(question)?.[0]],
  [/phone|\btel\b/, first(/\+\d[\d ]{7,}\d/)],
  [/\bdate\b|deadline|\bdue\b/, first(/\b\d{4}-\d{2}-\d{2}\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/)],
  [/\btime\b/, first(/\b\d{1,2}:\d{2}\b/)],
  [/sender|person|author|full name|from name/, senderOf],
  [/categor|topic|theme|field|label/, mainWord],
  [/question|query|task|goal|prompt|instruction|\binput\b|search|\bq\b/, ({ question }) => question],
  [
    /descri|overview|abstract|conclusion|answer|result|findings?/,
    (scope, field) => fitSentences(rankedSentences(scope), maxTextLength(field, scope, 400)) || undefined,
  ],
  [/summary|content|statement|insight|point|reason|why|rationale|evidence|quote|justif|note|comment|explan/, best],
];

/**
 * The text for a field that the sandbox's model fills; undefined if the input has none. A field that no rule knows gets
 * the sentence that says most about its name and description.
 */
export function write(field: Field, scope: Scope): string | undefined {
  const words = inWords(field.name);
  const rule = rules.find(([pattern]) => pattern.test(words))?.[1];
  if (rule) return rule(scope, field) || undefined;
  const own = wordsOf(`${words} ${field.schema.description ?? ''}`);
  const [sentence] = rankSentences(scope.sentences, own);
  return sentence !== undefined && shareOf(own, sentence) > 0
    ? cutAtWord(sentence, maxTextLength(field, scope, 300))
    : undefined;
}
