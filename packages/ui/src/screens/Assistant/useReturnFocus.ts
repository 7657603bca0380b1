import { useEffect, useRef } from 'react';

/** Remembers what had the focus when something opened. Returns a function that focuses it again, or `fallback`. */
export function useReturnFocus(open: boolean): (fallback: HTMLElement | null) => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (fallback) => {
    const element = opener.current;
    // Safari does not focus a clicked button, so the body may have had the focus.
    const usable = element instanceof HTMLElement && element !== document.body && element.isConnected;
    (usable ? element : fallback)?.focus();
  };
}
