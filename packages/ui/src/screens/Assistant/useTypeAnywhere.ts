import { useEffect, useEffectEvent } from 'react';

/** One character, and not the space bar: that one presses buttons and scrolls. Other keys have names of several letters. */
const letter = /^[^\s]$/u;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** Calls back with a letter that is typed while no field has the focus, so that a person can simply start typing. */
export function useTypeAnywhere(enabled: boolean, onLetter: (letter: string) => void): void {
  const type = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!letter.test(key) || ctrlKey || metaKey || altKey) return;
    if (event.isComposing || event.defaultPrevented || isField(event.target)) return;
    event.preventDefault();
    onLetter(key);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent) => type(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}
