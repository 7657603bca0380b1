import { useEffect, useRef } from 'react';

/** Remembers what had the focus when something opened, and gives a function that focuses it again, or else `fallback`. */
export function useReturnFocus(open: boolean): (fallback: HTMLElement | null) => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (fallback) => {
    const element = opener.current;
    // Safari does not focus a button that is clicked: the body opened it then.
    const usable = element instanceof HTMLElement && element !== document.body && element.isConnected;
    (usable ? element : fallback)?.focus();
  };
}
