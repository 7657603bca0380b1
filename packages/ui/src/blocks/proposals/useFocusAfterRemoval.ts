import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus near once the row or the button that held it is gone, for who works by keyboard: on the section's
 * heading, or on the heading after it if the section went with its last row, or on the tab that it stood in. No button
 * gets it, since a second Enter would press it. `rows` differs whenever one of them may have gone.
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
  // A row that is removed says nothing of its focus, so this is somebody who left.
  const onBlur = () => (held.current = false);
  return { ref: section, onFocus, onBlur };
}
