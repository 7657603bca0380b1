import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus into a text area when it is opened for editing, and back to the button that opened it when it is
 * closed. Call `moveFocus` in the handlers of both presses: without it nothing moves, as when the page opens with the
 * editor open.
 */
export function useEditingFocus(editing: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const moves = useRef(false);
  useEffect(() => {
    if (moves.current) (editing ? area.current : opener.current)?.focus();
    moves.current = false;
  }, [editing]);
  const moveFocus = () => {
    moves.current = true;
  };
  return { area, opener, moveFocus };
}

/** Scrolls to the control of a setting and gives it the focus; undefined if the page has no field of that name. */
export function focusSetting(setting: string): HTMLElement | undefined {
  const row = document.querySelector(`[data-setting="${CSS.escape(setting)}"]`);
  const control = row?.querySelector<HTMLElement>('input, select, textarea, button') ?? undefined;
  control?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control;
}

/**
 * Gives the focus to a setting that the address names, once its form is there. Then calls `onDone`, with the control if
 * the form has the field.
 */
export function useSettingFocus(
  setting: string | undefined,
  ready: boolean,
  onDone: (control: HTMLElement | undefined) => void,
): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (setting && ready) done(focusSetting(setting));
  }, [setting, ready]);
}
