/** What the assistant does after a yes, as a model says that it did. */
const acted =
  'paused|stopped|started|restarted|resumed|sent|deleted|added|changed|updated|scheduled|rescheduled|cancell?ed|retried|created|drafted|replied|marked|removed|booked|turned|switched|planned|saved';
const adverbs = ['just', 'now', 'already', 'also', 'successfully'];
const adverb = `(?:\\s(?:${adverbs.join('|')}))*`;
/** 'I run' and 'I set' need not be about the past. */
const byMe = `(?:(?:i|we)(?:'ve|\\shave)${adverb}\\s(?:${acted}|run|set)|i${adverb}\\s(?:${acted}))\\b`;
const isDone = String.raw`(?:all\sset|(?:all\s)?done)(?=\s*(?:[.!,–—-]|$))`;
const openings = ['sure', 'okay', 'ok', 'yes', 'great'];

const act = new RegExp(`\\b${byMe}|^\\s*${isDone}`, 'i');
const claim = new RegExp(`^(?:(?:${openings.join('|')})[,:\\s–—-]+)?(?:${byMe}|${isDone})`, 'i');
const passiveClaim = new RegExp(`^your(?:\\s\\S+){1,3}\\s(?:has|have)${adverb}\\sbeen${adverb}\\s(?:${acted})\\b`, 'i');
const isPast = /\b(?:yesterday|ago|last\s(?:week|night|month|year|\w+day))\b/i;

const beginnings = [...openings, ...adverbs, 'i', "i've", 'we', "we've", 'have', 'all', 'done', 'your'];
/** The beginning of 'Your mail has been …'. */
const passiveBeginning = /^your(?:\s\S+){0,3}(?:\s(?:has|have)(?:\s\S+){0,3})?\s\S*$/;

/** Without what may stand before a sentence: spaces, marks of lists and of stress, a picture. */
const bare = (sentence: string): string =>
  sentence.replace(/^[\s*_~\p{Extended_Pictographic}\ufe0f-]+/u, '').replaceAll('’', "'");

/** Whether a text says anywhere that the assistant acted. */
export const claimsAct = (text: string): boolean =>
  sentencesOf(text.replaceAll('’', "'")).some((sentence) => act.test(sentence) && !isPast.test(sentence));

/**
 * Whether a whole sentence begins so. Before the model has `looked`, 'Your mail has been sent' is a claim, too. What
 * ends in a colon only leads to what follows.
 */
export const isClaim = (sentence: string, looked: boolean): boolean =>
  beginsAsClaim(bare(sentence), looked) && !isPast.test(sentence) && !/:[*_]*\s*$/.test(sentence);

const beginsAsClaim = (text: string, looked: boolean): boolean =>
  claim.test(text) || (!looked && passiveClaim.test(text));

/** Whether the beginning of a sentence may become such a claim. */
export function mayBecomeClaim(begun: string, looked: boolean): boolean {
  const text = bare(begun).toLowerCase();
  if (beginsAsClaim(text, looked)) return true;
  const words = text.split(/[\s,]+/);
  const last = words.pop() ?? '';
  if (words.length === 0) return beginnings.some((word) => word.startsWith(last));
  return words.every((word) => beginnings.includes(word)) || (!looked && passiveBeginning.test(text));
}

const end = String.raw`(?:[!?…]|(?<!\b(?:[A-Z]|[DM]rs?|Ms))\.)["”’)*_]*`;
const border = new RegExp(`(?=\\s)(?<=${end})|(?<=\\S)(?=\\s*\\n)`);
const ended = new RegExp(`${end}$`);

/** Sentences and lines, each with the spaces before it. */
export const sentencesOf = (text: string): string[] => text.split(border);

/** Whether a sentence of the model's own begins with `next`, rather than one that it quotes or drafts. */
export function beginsOwnSentence(said: string, next: string): boolean {
  const isBegin = said === '' || /^\s*\n/.test(next) || (/^\s/.test(next) && ended.test(said.slice(-20)));
  return isBegin && !/[:,][*_]*\s*\n/.test(said + next) && quotesClosed.test(said);
}
const quotesClosed = /^(?:[^"“„«]|"[^"]*"|[“„][^”“]*[”“]|«[^»]*»)*$/;
