import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../devices/isComposing.ts';

/** A single character, except space, which presses buttons and scrolls. Other keys have longer names. */
const letter = /^[^\s]$/u;

/** Something that text is typed into. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** Calls back for each key pressed on the page. */
function usePageKey(enabled: boolean, onPress: (event: KeyboardEvent) => void, capture = false): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture });
    return () => document.removeEventListener('keydown', listen, { capture });
  }, [enabled, capture]);
}

/** Calls back with a letter typed while no field is focused, so that the member can simply start typing. */
export function useTypeAnywhere(enabled: boolean, onLetter: (letter: string) => void): void {
  usePageKey(enabled, (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!letter.test(key) || ctrlKey || metaKey || altKey) return;
    if (isComposing(event) || event.defaultPrevented || isTextField(event.target)) return;
    event.preventDefault();
    onLetter(key);
  });
}

/** Calls back for Escape, wherever the focus is. */
export function useEscape(enabled: boolean, onPress: () => void): void {
  usePageKey(enabled, (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) onPress();
  });
}

/** Calls back for `?` outside of fields, before it would begin a message. */
export function useHelpKey(enabled: boolean, onPress: () => void): void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== '?' || isTextField(event.target)) return;
    event.preventDefault();
    onPress();
  };
  usePageKey(enabled, press, true);
}
