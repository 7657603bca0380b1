/** Scrolls to the control of a setting and gives it the focus; undefined if the page has no field of that name. */
export function focusSetting(setting: string): HTMLElement | undefined {
  const row = document.querySelector(`[data-setting="${CSS.escape(setting)}"]`);
  const control = row?.querySelector<HTMLElement>('input, select, textarea, button') ?? undefined;
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control;
}
