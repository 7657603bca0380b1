import { fieldOf, type Scope } from '../Scope.ts';

/** What words tell about a message or a page. */
const signs = {
  unhappy:
    /\b(?:angry|unhappy|disappoint\w*|unacceptable|annoy\w*|upset|terrible|awful|complain\w*|complaint|fed up|tired of|wrong again|second time|third time|nobody (?:called|answered)|throw them away|we leave|damaged|thawed|broken)\b/i,
  happy: /\b(?:thank you|thanks|glad|happy|great|wonderful|delighted|was good|perfect)\b/i,
  urgent:
    /\b(?:urgent\w*|asap|immediately|at once|today|until \d{1,2}:\d{2}|by (?:tomorrow|friday|noon)|runs out|deadline|unacceptable)\b/i,
  bulk: /unsubscribe|no-?reply|do(?:n['’]t| not) (?:answer|reply)|mailer-daemon|out of (?:the )?office|auto-submitted|auto-replied|list-id|precedence|\bbulk\b|newsletter|notify@/i,
  asks: /\?|\bplease (?:send|tell|confirm|let|correct|call|answer|propose)\b|\blet (?:me|us) know\b|\bpropose another\b/i,
} as const;
export type Sign = keyof typeof signs;

/** Whether an item shows a sign, in its subject or its text. */
export const hasSign = (scope: Scope, sign: Sign): boolean => signs[sign].test(scope.whole);

/** Words by which mail is sorted. */
const subjects: Readonly<Record<string, RegExp>> = {
  invoice: /\b(?:invoice|bill|billed|payment|paid|charged|receipt|credit note|iban|vat|overdue|rechnung)\b/gi,
  newsletter: /unsubscribe|\bnewsletter\b|\bsubscribed\b|\bthis issue\b|\bdigest\b|list-id/gi,
  support:
    /\b(?:help|error|fault|broken|password|not work|problem|complaint|angry|disappointed|thawed|wrong|late delivery|unacceptable|damaged)\b/gi,
  sales:
    /\b(?:offer|quote|price|prices|order|orders|customer|deliver|delivery|buy|pallets?|samples|trailers?|container|contract|discount|start)\b/gi,
  personal:
    /\b(?:birthday|grandma|dinner|cake|weekend plans|rehearsal|choir|holiday|family|photos)\b|category_personal/gi,
};

/** How much one word of a kind tells. */
const weights: Readonly<Record<string, number>> = { newsletter: 3, invoice: 2, support: 1.5, personal: 1.5, sales: 1 };

/** How strongly an item belongs to a kind of mail; undefined for a kind that nothing is known about. */
export function weightOf(scope: Scope, kind: string): number | undefined {
  const key = Object.keys(subjects).find((name) => kind.toLowerCase().includes(name.slice(0, 6)));
  if (key === undefined) return undefined;
  const words = new Set(scope.whole.toLowerCase().match(subjects[key]!));
  const isForEverybody = hasSign(scope, 'bulk') && key !== 'newsletter' && key !== 'invoice';
  return isForEverybody ? 0 : words.size * (weights[key] ?? 1);
}

const sources = {
  academic: /\bjournal\b|\bdoi\b|\buniversit|\.edu\b|\bpeer.review|\/articles\/.*\bjournal/i,
  report: /\/reports?\/|\breport\b|\binstitute\b|\boutlook\b|\bmonitor\b|third quarter/i,
  news: /:\/\/news\.|\bnews\b|\/news\//i,
} as const;

/** What kind of source an item is, by its address and title. */
export function sourceKindOf(scope: Scope): keyof typeof sources | 'website' {
  const head = [fieldOf(scope, 'url', 'link'), fieldOf(scope, 'title', 'source', 'publisher')].join(' ');
  const kinds = Object.keys(sources) as (keyof typeof sources)[];
  return kinds.find((kind) => sources[kind].test(head)) ?? 'website';
}

const trust = { academic: 88, report: 82, news: 74, website: 60 } as const;

/** How far a source can be believed, in percent: by its kind, whether it is dated, and whether it gives figures. */
export function credibilityOf(scope: Scope, isHostile: boolean): number {
  if (isHostile) return 5;
  const date = fieldOf(scope, 'published', 'publishDate', 'date');
  const dated = date !== undefined && date !== 'unknown' ? 5 : 0;
  return trust[sourceKindOf(scope)] + dated + (/\d/.test(scope.sentences.join(' ')) ? 6 : 0);
}
