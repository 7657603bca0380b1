import { cut } from '@switchboard/api-contract/text';
import { shortestSecret, type TenantModel } from '../../outside/models/openModel.ts';
import { withoutControls } from '../../outside/plainText.ts';
import { beginsOwnSentence, isClaim, mayBecomeClaim, sentencesOf } from './claimedActs.ts';
import type { AnswerWriter } from './GrowingAnswer.ts';

/** Why a model's text must end: it is too long, or says the same for ever. */
export type TextEnd = 'long' | 'repeats';

interface Options {
  readonly model: Pick<TenantModel, 'redact' | 'secretPrefixLength'>;
  readonly writer: Pick<AnswerWriter, 'say'>;
  /** In characters. */
  readonly longest: number;
}

const gap = '\\s{0,40}';
const brace = `(?:\`\`\`\\w{0,20}${gap})?\\[?${gap}\\{${gap}`;

/** Calls of tools as models write them that can't use tools, each in its maker's marks, or as plain JSON. */
const call = new RegExp(
  [
    '</?(?:tool_?calls?|function_?calls?|function=|tools?>|invoke)',
    '<\\|(?:tool|python_tag|plugin)',
    '<｜tool',
    '\\[TOOL_CALLS\\]',
    `${brace}"(?:name|tool|tool_name|function|function_name|action)"${gap}:${gap}"[\\w.-]{1,60}"${gap},${gap}"(?:arguments|args|parameters|input|action_input)"`,
    `${brace}"type"${gap}:${gap}"function"`,
  ].join('|'),
  'i',
);
/** What may become one, or a character that is not whole, or spaces at the end. */
const open =
  /\s{0,99}(?:<[^<>\s]{0,16}|\[[A-Z_]{0,11}|(?:`{1,3}\w{0,20}\s{0,40})?\[?\s{0,40}\{\s{0,40}(?:"\w{0,20}(?:"\s{0,40}(?::\s{0,40}(?:"[\w.-]{0,60}(?:"\s{0,40}(?:,\s{0,40}(?:"\w{0,12})?)?)?)?)?)?)?|`{1,3}\w{0,20}\s{0,40}|[\ud800-\udbff])?$/;

const longestOpen = 500;

/**
 * Tells what a model says as it comes, without control characters, secrets, and sentences that claim an act: nothing is
 * done before the member's yes. As much of the end is held back as may be the beginning of what must not be told.
 */
export class ModelText {
  readonly #options: Options;
  #told = '';
  #held = '';
  /** A sentence that may claim an act. */
  #sentence = '';
  #hasDropped = false;
  /** Where what stands for itself begins, and how many such parts there are. */
  #from = 0;
  #parts = 0;
  #isCall = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What was told so far. */
  get told(): string {
    return this.#told;
  }

  /** A claim was left out. */
  get hasDropped(): boolean {
    return this.#hasDropped;
  }

  /** What was said last is the call of a tool, written down: it was not told. */
  get isCall(): boolean {
    return this.#isCall;
  }

  /** The next piece. What comes after a reason to end is of no interest. */
  add(piece: string): TextEnd | undefined {
    if (this.#isCall) return undefined;
    const { model, longest } = this.#options;
    const text = model.redact(withoutControls(this.#held + piece));
    const at = text.search(call);
    if (at >= 0) {
      this.#isCall = true;
      this.#held = '';
      this.#sift(text.slice(0, at).trimEnd());
      return undefined;
    }
    const tail = text.slice(-longestOpen);
    const end = text.length - Math.max(tail.length - tail.search(open), model.secretPrefixLength(text));
    this.#held = text.slice(end);
    this.#sift(text.slice(0, end));
    if (this.#told.length >= longest) return 'long';
    return repeats(this.#told) ? 'repeats' : undefined;
  }

  /** What comes next stands for itself. */
  begin(): void {
    this.#isCall = false;
    this.#from = this.#told.length;
    this.#parts += 1;
  }

  /** Nothing more comes for now. */
  end(): void {
    const { secretPrefixLength } = this.#options.model;
    const begun = secretPrefixLength(this.#held);
    const rest = begun < shortestSecret ? this.#held : `${this.#held.slice(0, -begun)}…`;
    this.#held = '';
    this.#sift(rest.trimEnd(), true);
  }

  /** Tells all but claims. Of the end, what may become one waits for its sentence to end. */
  #sift(text: string, isEnd = false): void {
    const sentences = sentencesOf(this.#sentence + text);
    const looked = this.#parts > 1;
    this.#sentence = '';
    let kept = '';
    for (const [index, sentence] of sentences.entries()) {
      const isWhole = isEnd || index < sentences.length - 1;
      const isSuspect = isWhole ? isClaim(sentence, looked) : mayBecomeClaim(sentence, looked);
      if (!isSuspect || !beginsOwnSentence(this.#told.slice(this.#from) + kept, sentence)) kept += sentence;
      else if (isWhole) this.#hasDropped = true;
      else this.#sentence = sentence;
    }
    this.#tell(kept);
  }

  #tell(text: string): void {
    const { writer, longest } = this.#options;
    const isFirst = this.#told.length === this.#from;
    const plain = (isFirst ? text.trimStart() : text).toWellFormed();
    if (plain === '' || this.#told.length >= longest) return;
    const said = cut(isFirst && this.#from > 0 ? `\n\n${plain}` : plain, longest - this.#told.length);
    this.#told += said;
    writer.say(said);
  }
}

/** How often the same must be said, and over how many characters at least. */
const mostRepeats = 6;
const shortestRepeated = 400;
const sample = 48;

/** Whether a text ends in the same over and over. */
function repeats(text: string): boolean {
  const before = text.lastIndexOf(text.slice(-sample), text.length - sample - 1);
  if (before < 0) return false;
  const period = text.length - sample - before;
  const span = Math.max(period * mostRepeats, shortestRepeated);
  return text.length >= span + period && text.slice(-span) === text.slice(-span - period, -period);
}
