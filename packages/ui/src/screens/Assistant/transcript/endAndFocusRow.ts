import { flushSync } from 'react-dom';

/** Ends what has the focus in a row of a list, such as a form, and moves the focus to the first button of that row. */
export function endAndFocusRow(end: () => void): void {
  const row = document.activeElement?.closest('li');
  flushSync(end);
  if (row?.isConnected) row.querySelector('button')?.focus();
}
