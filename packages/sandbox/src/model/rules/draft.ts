import { fieldOf, telling, type Scope } from '../Scope.ts';
import { isRecord } from '../JsonSchema.ts';
import { capitalised, cut } from '../text.ts';
import { shows } from './signs.ts';

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
        .flatMap((result) => (isRecord(result) && Array.isArray(result['findings']) ? result['findings'] : []))
        .filter((finding) => typeof finding === 'string')
    : [];
}

/** What an instruction is about: what follows its `about`, else the whole of it. */
const topicOf = ({ question }: Scope): string =>
  (/\b(?:about|regarding|concerning)\s+(.+)$/iu.exec(question)?.[1] ?? question).replace(/[.!]+$/, '');

export const letterSubject = (scope: Scope): string => capitalised(cut(topicOf(scope), 80));

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
  return cut(parts.join('\n\n'), longest);
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

/**
 * A reply that repeats what is asked and promises to see to it. It answers nothing, since the message does not say
 * the answer.
 */
export function draftOf(scope: Scope, longest: number): string {
  const isFormal = /\bformal/i.test(fieldOf(scope, 'tone') ?? '');
  const name = senderOf(scope)?.replace(/,.*$/, '');
  const greeting = isFormal
    ? `Dear ${name ?? 'Sir or Madam'},`
    : `Hello${name === undefined ? '' : ` ${name.split(' ')[0]}`},`;
  const subject = fieldOf(scope, 'subject');
  const asked = scope.sentences.filter((sentence) => sentence.endsWith('?')).slice(0, mostQuestions);
  const about = asked.length > 0 ? asked : telling(scope).slice(0, 1);
  const template = filledTemplate(scope);
  const parts = [
    ...(template === undefined
      ? [greeting, `thank you for your message${subject === undefined ? '' : ` “${subject}”`}.`]
      : [template]),
    ...(shows(scope, 'unhappy') ? ['I am sorry about this.'] : []),
    ...(about.length > 0 ? [`You ${asked.length > 0 ? 'ask' : 'write'}: “${about.join(' ')}”`] : []),
    'I will see to it and come back to you.',
    ...[fieldOf(scope, 'signature')].filter((signature) => signature !== undefined),
  ];
  return cut(parts.join('\n\n'), longest);
}
