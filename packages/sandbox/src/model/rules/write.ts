import { shareOf, wordsOf } from '../../world/words.ts';
import { fieldOf, rankedSentences, type Scope } from '../Scope.ts';
import { capitalise, cutAtWord, fitSentences, inWords, rankSentences } from '../text.ts';
import { industriesIn, placesIn, sizesIn, searchTermsIn, titlesIn } from './criteria.ts';
import { draftOf, isMessage, isRecipient, letterSubject, letterTo, replySubject, senderOf } from './draft.ts';
import { maxTextLength, type Field } from './limits.ts';

type Rule = (scope: Scope, field: Field) => string | undefined;

const first = (pattern: RegExp) => (scope: Scope) => pattern.exec(scope.whole)?.[0];
const every = ({ question, sentences, wanted }: Scope): string => (wanted.length > 0 ? question : sentences.join(' '));
const best: Rule = (scope, field) =>
  fitSentences(rankedSentences(scope), maxTextLength(field, scope, 300)) || undefined;

const planning = /^(?:please\s)?(?:plan|schedule|book|arrange|set up|add|create|propose|put)\s(?:an?\s|the\s)?/i;
const detail = /\s(?:of \d+|for \d+|with|to|on|at|in|next|this|tomorrow|today)\b.*$/i;

/** What a meeting is about: what an instruction wants planned, without when and with whom. */
const meetingIn = ({ question, data }: Scope): string | undefined =>
  'instruction' in data && planning.test(question)
    ? question.replace(planning, '').replace(detail, '').trim() || undefined
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

function language({ whole }: Scope): string {
  const count = (pattern: RegExp) => whole.match(pattern)?.length ?? 0;
  const found = {
    de: count(/\b(?:und|der|die|das|nicht|ist|wir|sie)\b/gi),
    pl: count(/\b(?:jest|nie|się|czy|oraz|dla)\b/gi),
    en: count(/\b(?:the|and|is|are|you|we|of)\b/gi) + 1,
  };
  return Object.entries(found).toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'en';
}

const commanding =
  /^(?:please\s)?(?:start|run|do|make|begin)\s(?:a\s|an\s|the\s)?(?:new\s)?research\s(?:on|about|into|of)\s/i;
const asked: Rule = ({ question }, { schema: { maxLength = Infinity } }) =>
  cutAtWord(question.replace(commanding, ''), maxLength);

const agentNamed = ({ question }: Scope): string | undefined => {
  const named =
    /\b((?!(?:the|an?|my|our|your|this|that|of|is|run|start|stop|restart|did|why|when|which)\b)[\w-]+(?:\s(?!(?:agent)\b)[\w-]+)?)\sagent\b/i.exec(
      question,
    )?.[1];
  return (
    named?.replace(/^(?:the|my|our|start|stop|run|restart|pause|did)\s/i, '') ??
    /^(?:please\s)?(?:start|stop|restart|run|pause|resume)\s(?:the\s)?([\w-]+)/i.exec(question)?.[1]
  );
};

/** What a text field says, by its name; the first rule that knows the name. Each takes its words from the input. */
const rules: readonly (readonly [name: RegExp, rule: Rule])[] = [
  [/^(?:agent|agent id|agent name|agent slug)$/, agentNamed],
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
  [/language|locale/, language],
  [/sender|person|author|full name|from name/, senderOf],
  [/location|place|city|town|country|region|where/, (scope) => placesIn(every(scope))[0]],
  [/size|employees|headcount/, (scope) => sizesIn(every(scope))[0]],
  [/industr|sector|branch/, (scope) => industriesIn(every(scope))[0]],
  [/job title|role|position|seniority/, (scope) => titlesIn(every(scope))[0]],
  [/business (?:type|category|kind)|search term/, (scope) => searchTermsIn(every(scope))[0]],
  [/categor|topic|theme|field|label/, mainWord],
  [/question|query|task|goal|prompt|instruction|\binput\b|search|\bq\b/, asked],
  [
    /descri|overview|abstract|conclusion|answer|result|findings?/,
    (scope, field) => fitSentences(rankedSentences(scope), maxTextLength(field, scope, 400)) || undefined,
  ],
  [/summary|content|statement|insight|point|reason|why|rationale|evidence|quote|justif|note|comment|explan/, best],
];

/** What a text field says; undefined if the input says nothing of the kind. */
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
