import { cx } from '../../components/cx.ts';
import { holdsEndlessWord } from '../../format/text.ts';
import { unkerned } from '../../theme/typography.css.ts';
import { bubble, note, scroller, words } from './Bubble.css.ts';
import { glass } from './glass.css.ts';

/** The member's message, shown until it is answered, since spoken words would be lost otherwise. */
export function Question({ text }: { text: string }) {
  return (
    <div className={cx(bubble, glass)}>
      <div className={scroller} role="region" aria-label="Your message" tabIndex={0}>
        <p className={note}>You asked</p>
        <p className={cx(words, holdsEndlessWord(text) && unkerned)} dir="auto">
          {text}
        </p>
      </div>
    </div>
  );
}
