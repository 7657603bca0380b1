import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * When the row or button that had the focus is removed, moves the focus to the heading of its section, so that members
 * who work by keyboard go on from there. If the section went with its last row, it goes to the next heading, or to the
 * tab panel around it. It never goes to a button, since a second Enter would press that. `rows` has to change whenever
 * a row may have been removed.
 */
export function useFocusAfterRemoval<E extends HTMLElement = HTMLElement>(rows: number | string) {
  const section = useRef<E>(null);
  const held = useRef(false);
  const after = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    (section.current?.querySelector('h2') ?? after.current)?.focus();
  }, [rows]);
  const onFocus = ({ currentTarget }: FocusEvent) => {
    held.current = true;
    after.current =
      currentTarget.nextElementSibling?.querySelector('h2') ?? currentTarget.closest<HTMLElement>('[role="tabpanel"]');
  };
  // A removed element fires no blur event, so this one means that the member moved the focus away.
  const onBlur = () => (held.current = false);
  return { ref: section, onFocus, onBlur };
}
