import { joinSentences } from '../format/text.ts';
import { visuallyHidden } from '../theme/typography.css.ts';

/** A reader has to know the region before words come into it, in ms. */
const BEFORE_MS = 100;
/** How long the words stay, in ms: what is left there is read again when a dialog closes. */
const KEPT_MS = 1_000;

let region: HTMLElement | undefined;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where a reader hears it: all that is outside of a modal dialog is inert. */
const heardIn = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

function create(): HTMLElement {
  const element = document.createElement('div');
  element.className = visuallyHidden;
  element.role = 'status';
  element.ariaLive = 'polite';
  element.dataset['announced'] = '';
  return element;
}

function speak(): void {
  region ??= create();
  const place = heardIn();
  if (region.parentElement !== place) {
    place.append(region);
    timer = setTimeout(speak, BEFORE_MS);
    return;
  }
  region.textContent = waiting.length === 1 ? (waiting[0] ?? '') : joinSentences(...waiting);
  waiting = [];
  timer = setTimeout(hush, KEPT_MS);
}

/** Empties the page's live region, and drops what has not been said yet. */
export function hush(): void {
  clearTimeout(timer);
  waiting = [];
  if (region) region.textContent = '';
}

/**
 * Says to screen readers what an act changed, in the one live region of the page. It waits until they have read what
 * they are reading. The same words are said again each time. `insteadOf`: words that no longer hold, if they still
 * wait.
 */
export function announce(words: string, insteadOf?: string): void {
  waiting = waiting.filter((each) => each !== insteadOf && each !== words);
  if (words === '') return;
  clearTimeout(timer);
  if (region) region.textContent = '';
  waiting.push(words);
  timer = setTimeout(speak, BEFORE_MS);
}
