import { seededRandom } from '../../world/seededRandom.ts';
import { fieldOf, type Scope } from '../Scope.ts';
import { capitalise, cutAtWord } from '../text.ts';
import { indirectQuestion, lowerFirst, fromReadersView, requestedAction } from './readersView.ts';
import { hasSign } from './signs.ts';
import { isFields } from '../../requests.ts';

const mostQuestions = 3;

/** Whether the input is a message that somebody wrote. */
export const isMessage = ({ data }: Scope): boolean =>
  data['from'] !== undefined && (data['subject'] ?? data['text']) !== undefined;

/** A name from `Ewa Sikora <ewa@…>`, `{name, email}` or a name alone. */
export function senderOf({ data }: Scope): string | undefined {
  const from = data['from'] ?? data['sender'];
  const text = typeof from === 'object' && from !== null && 'name' in from ? from.name : from;
  if (typeof text !== 'string') return undefined;
  const name = text
    .replace(/<[^>]*>/, '')
    .replaceAll('"', '')
    .trim();
  return name === '' || name.includes('@') ? undefined : name;
}

/** Whether the input is somebody to write to. */
export const isRecipient = ({ data }: Scope): boolean =>
  data['from'] === undefined && typeof data['email'] === 'string' && data['text'] === undefined;

/** What results of earlier work say, for a message. */
function findingsIn({ material: { data } }: Scope): string[] {
  const { results } = data;
  return Array.isArray(results)
    ? results
        .flatMap((result) => (isFields(result) && Array.isArray(result['findings']) ? result['findings'] : []))
        .filter((finding) => typeof finding === 'string')
    : [];
}

/** What an instruction is about: what follows its `about`, else the whole of it. */
const topicOf = ({ question }: Scope): string =>
  (/\b(?:about|regarding|concerning)\s+(.+)$/iu.exec(question)?.[1] ?? question).replace(/[.!]+$/, '');

export const letterSubject = (scope: Scope): string => capitalise(cutAtWord(topicOf(scope), 80));

/** A message to one person that says what it is about, with one fact where there is one. It promises nothing. */
export function letterTo(scope: Scope, longest: number): string {
  const name = fieldOf(scope, 'name');
  const [fact] = findingsIn(scope);
  const parts = [
    `Hello${name === undefined ? '' : ` ${name.split(' ')[0]}`},`,
    `I write to you about this: ${topicOf(scope)}.`,
    ...(fact === undefined ? [] : [`What we found: “${fact}”`]),
    'I would be glad to hear from you.',
  ];
  return cutAtWord(parts.join('\n\n'), longest);
}

export const replySubject = (scope: Scope): string | undefined => {
  const subject = fieldOf(scope, 'subject');
  return subject === undefined || /^re:/i.test(subject) ? subject : `Re: ${subject}`;
};

/** A template with what is known of the sender in the place of its names. */
function filledTemplate(scope: Scope): string | undefined {
  const { template } = scope.data;
  const text = typeof template === 'object' && template !== null && 'body' in template ? template.body : template;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const values: Readonly<Record<string, string | undefined>> = {
    name: senderOf(scope),
    company: fieldOf(scope, 'company'),
  };
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder).trim();
}

const feelings = /^(?:I|we) (?:am|are|feel) (?:really |very )?(?:angry|disappointed|unhappy|tired)/i;
const concrete =
  /\d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\btomorrow\b|\bthe end of the (?:week|month)\b|\b(?:two|three|four|ten|twelve) \p{L}+/iu;
const plainStart = /^(?:The|A|An|This|That|It|There|We|You|I|Your|Our|My|For|Since|If|In|On|At|Two|Three|Four)\b/;

/** A statement as its reader repeats it in the middle of a sentence; undefined if it begins with a name. */
function retell(sentence: string | undefined): string | undefined {
  const plain = sentence?.replace(/,\s(?:see|please)\b.*$/i, '').replace(/[.!]+$/, '');
  if (plain === undefined || !(plainStart.test(plain) || /^\p{Ll}/u.test(plain)) || /^let\b/i.test(plain))
    return undefined;
  return fromReadersView(lowerFirst(plain));
}

const asking: readonly ((clause: string) => string)[] = [
  (clause) => `You would like to know ${clause}. I will find out and write to you.`,
  (clause) => `I will check ${clause}, and let you know.`,
  (clause) => `You ask ${clause}. I will talk to my colleagues first and then answer you.`,
  (clause) => `Before I tell you ${clause}, I have to look it up. You will hear from me.`,
];
const wishing: readonly ((wish: string) => string)[] = [
  (wish) => `You would like me to ${wish}. I will see what I can do and write to you.`,
  (wish) => `You ask me to ${wish}. I will look into it and let you know.`,
];
const noting = ['I have noted that', 'I have read that', 'I see that'] as const;

/**
 * A reply that repeats in its own words what is asked, with a fact of the message, and promises to see to it. It does
 * not answer, since the message does not say the answer.
 */
export function draftOf(scope: Scope, longest: number): string {
  const { pick } = seededRandom(scope.whole);
  const isFormal = /\bformal/i.test(fieldOf(scope, 'tone') ?? '');
  const name = senderOf(scope)?.replace(/,.*$/, '');
  const isUnhappy = hasSign(scope, 'unhappy');
  const greeting = isFormal
    ? `Dear ${name ?? 'Sir or Madam'},`
    : `Hello${name === undefined ? '' : ` ${name.split(' ')[0]}`},`;
  const thanks = isUnhappy ? 'thank you for telling me.' : pick(['thank you for your message.', 'thanks for writing.']);
  // Without a greeting or a name in front.
  const sentences = scope.sentences.map((sentence) => sentence.replace(/^(?:Hello|Hi|\p{Lu}\p{Ll}+), (?=\p{Ll})/u, ''));
  const asked = sentences.filter((one) => one.endsWith('?') || /^please\s/i.test(one)).slice(0, mostQuestions);
  const told = sentences.filter((one) => !asked.includes(one) && !feelings.test(one) && !/\battached\b/i.test(one));
  const cause = isUnhappy ? retell(told[0]) : undefined;
  const fact = retell(told.find((one) => concrete.test(one)) ?? (asked.length === 0 ? told[0] : undefined));
  const answers = asked.map((one) => {
    const wish = requestedAction(one);
    if (wish !== undefined) return pick(wishing)(wish);
    const clause = indirectQuestion(one);
    return clause === undefined ? `You ask: “${one}” I will find out and write to you.` : pick(asking)(clause);
  });
  const template = filledTemplate(scope);
  const parts = [
    ...(template === undefined ? [greeting, thanks] : [template]),
    ...(isUnhappy ? [cause === undefined ? 'I am sorry about this.' : `I am sorry that ${cause}.`] : []),
    ...(fact === undefined || fact === cause ? [] : [`${pick(noting)} ${fact}.`]),
    ...(answers.length > 0 ? answers : ['I will see to it and come back to you.']),
    ...[fieldOf(scope, 'signature')].filter((signature) => signature !== undefined),
  ];
  return cutAtWord(parts.join('\n\n'), longest);
}
