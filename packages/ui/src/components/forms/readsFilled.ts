import type { KeyboardEvent, SyntheticEvent } from 'react';

/** Lets each field say what is in it now. React passes over those whose text it knows. */
function tell({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  for (const field of currentTarget.querySelectorAll('input'))
    field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * For a form whose fields browsers fill with what they keep. Some of them (on iOS), and some password managers, do so
 * without an event; the form then asks its fields at the next focus, at Enter, and once `:autofill` applies, which
 * starts an animation (`theme/reset.css.ts`).
 */
export const readsFilled = {
  onFocus: tell,
  onAnimationStart: tell,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') tell(event);
  },
};
