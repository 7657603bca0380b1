import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../devices/isComposing.ts';

/** A single character, except space, which presses buttons and scrolls. Other keys have longer names. */
const letter = /^[^\s]$/u;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** Calls back with a letter typed while no field is focused, so that the member can simply start typing. */
export function useTypeAnywhere(enabled: boolean, onLetter: (letter: string) => void): void {
  const type = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!letter.test(key) || ctrlKey || metaKey || altKey) return;
    if (isComposing(event) || event.defaultPrevented || isField(event.target)) return;
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
