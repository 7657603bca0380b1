import { useEffect, useRef } from 'react';

/**
 * Moves the focus into a text area once a press opened it for editing, and back to the button that opened it once it
 * is closed; not when the member comes back to the page with the editor open. Call `move` with each such press.
 */
export function useEditingFocus(editing: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const moves = useRef(false);
  useEffect(() => {
    if (moves.current) (editing ? area.current : opener.current)?.focus();
    moves.current = false;
  }, [editing]);
  const move = () => {
    moves.current = true;
  };
  return { area, opener, move };
}
