const beforeSubject = String.raw`do|does|did|can|could|shall|should|will|would|may|must|are|were|have|if|that|what|when|where|whether|which|how|why|because|and|or`;

/** What each word becomes once the reader speaks. `you` is not here, since what it becomes depends on its place. */
const swaps: Readonly<Record<string, string>> = {
  'i am': 'you are',
  'i was': 'you were',
  i: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  your: 'our',
  we: 'you',
};

/** A text for the middle of a sentence. */
export const lowerFirst = (text: string): string =>
  text === 'I' ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A text as its reader says it: ‘your driver let me down’ is ‘our driver let you down’. `as`: who the reader is. */
export function fromReadersView(text: string, as: 'I' | 'we' = 'we'): string {
  const be = as === 'I' ? 'am' : 'are';
  return text.replaceAll(
    /\b(?:(\w+)(,?)\s)?(you are|you)\b|\b(?:i am|i was|i|me|us|my|our|your|we)\b/gi,
    (all, before: string | undefined, comma: string | undefined, you: string | undefined) => {
      if (you === undefined) return swaps[all.toLowerCase()] ?? all;
      const isSubject = before === undefined || comma === ',' || new RegExp(`^(?:${beforeSubject})$`, 'i').test(before);
      const own = /are$/i.test(you) ? `${as} ${be}` : isSubject ? as : as === 'I' ? 'me' : 'us';
      return before === undefined ? own : `${swaps[before.toLowerCase()] ?? before}${comma} ${own}`;
    },
  );
}

const named = String.raw`(?:the|this|that|these|those|your|our|my|his|her|their|an?)\s`;
const inverted = new RegExp(
  String.raw`^(?:(?<asked>(?:for\s)?(?:how|what|which|when|where|why|who|whose)\b.*?)\s)?` +
    String.raw`(?<verb>do|does|can|could|shall|should|will|would|may|must|is|are|was|were|have|has|am)\s` +
    String.raw`(?<subject>i|you|we|it|that|this|they|he|she|there|` +
    String.raw`(?<=\b(?:is|are|was|were)\s)${named}.+?(?=\s(?:free|ready|possible|available|included|due|open)\b)|` +
    String.raw`${named}[\p{L}-]+)\s(?<rest>.+)$`,
  'iu',
);
const aboutOneself = /\b(?:come|coming|approve|join)\b/i;

/** One question as a part of a sentence of the reader: ‘do you deliver?’ is ‘whether we deliver’. */
function clauseOf(question: string): string | undefined {
  const as = aboutOneself.test(question) ? 'I' : 'we';
  const { asked, verb = '', subject = '', rest = '' } = inverted.exec(question)?.groups ?? {};
  // Somebody who asks ‘do we’ means both sides.
  const who = /^(?:do|are|have)$/i.test(verb) && /^we$/i.test(subject) ? 'we' : fromReadersView(subject, as);
  const others = fromReadersView(`and ${rest}`, as).slice(4);
  const verbs: Readonly<Record<string, string>> = {
    do: '',
    does: '',
    shall: 'should',
    are: who === 'I' ? 'am' : 'are',
    am: 'are',
  };
  const own = verbs[verb.toLowerCase()] ?? verb.toLowerCase();
  if (subject === '') return /^who\s/i.test(question) ? fromReadersView(lowerFirst(question), as) : undefined;
  const tail = verb.toLowerCase() === 'does' ? others.replace(/^\w+/, (base) => `${base}s`) : others;
  return [asked === undefined ? 'whether' : lowerFirst(asked), lowerFirst(who), own, tail]
    .filter((part) => part !== '')
    .join(' ');
}

const questionWords = 'how|what|which|when|where|why|who|do|does|can|could|shall|should|will|would|is|are';

/** A question, perhaps of several parts, as a part of a sentence of the reader; undefined if it is too odd for that. */
export function indirectQuestion(question: string): string | undefined {
  const [, about, plain = ''] = /^(?:([^:?]+):\s)?(.+?)\?*$/s.exec(question.trim()) ?? [];
  const parts = plain.split(new RegExp(String.raw`(,?\s(?:and|or)\s)(?=(?:${questionWords})\b)`, 'i'));
  const clauses = parts.map((part, index) => (index % 2 === 1 ? part : clauseOf(part)));
  if (clauses.includes(undefined)) return undefined;
  const said = clauses.join('');
  return about !== undefined && /^for\s/i.test(about) ? `${said}, ${fromReadersView(lowerFirst(about))}` : said;
}

/** What a request wants done, behind ‘to’: ‘could you send us the list?’ is ‘send you the list’. */
export function requestedAction(sentence: string): string | undefined {
  const [, wish] =
    /^(?:(?:can|could|will|would)\syou(?:\splease)?|please)\s(?!like\b|prefer\b|be\b)(.+?)[?.!]*$/is.exec(
      sentence.trim(),
    ) ?? [];
  return wish === undefined ? undefined : fromReadersView(wish, aboutOneself.test(wish) ? 'I' : 'we');
}
