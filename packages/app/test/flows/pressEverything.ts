import { fireEvent } from 'storybook/test';
import { answered, atRest } from './flow.tsx';

const controls = 'button, [role="menuitem"], [role="tab"], input, select, textarea';
/** What leaves the page, or the browser's own dialogs. */
const leaves = /^(Sign Out|Back|Export|CSV|JSON|Excel|XML|Markdown|Print)/;

const isOff = (control: Element): boolean =>
  control.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], th button') ||
  control.closest('[inert]') !== null;

/** What tells a control from others of its page; rows of a list have the same controls, of which one is enough. */
function nameOf(control: Element): string {
  const place = control.closest('dialog, section, nav, [role="tabpanel"]');
  const where = place?.querySelector('h1, h2, h3')?.textContent ?? place?.getAttribute('aria-label') ?? '';
  const words = control.textContent?.trim() || (control.getAttribute('aria-label') ?? '').split(' ')[0];
  return `${where}: ${control.tagName} ${control.getAttribute('role') ?? ''} ${words || control.id}`;
}

const wordsOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Controls that can be reached and say that the role can't do it. */
export const lackingControls = (page: Element, reason: string): Element[] =>
  [...page.querySelectorAll<HTMLButtonElement>('button[aria-disabled="true"]')].filter(
    (control) => !control.disabled && control.tabIndex >= 0 && wordsOf(control).includes(reason),
  );

const tabsLast = (a: Element, b: Element): number =>
  Number(a.matches('[role="tab"]')) - Number(b.matches('[role="tab"]'));

function operate(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ value }) => value !== control.value);
    if (other) void fireEvent.change(control, { target: { value: other.value } });
    return;
  }
  if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'checkbox')) {
    const box = control;
    box.focus();
    void fireEvent.change(box, { target: { value: `${box.value}1` } });
    void fireEvent.keyDown(box, { key: 'Enter' });
    box.form?.requestSubmit(box.form.querySelector<HTMLButtonElement>('button[type="submit"]'));
    box.blur();
    return;
  }
  (control as HTMLElement).click();
}

/** Uses every control that can be used, those of dialogs, menus and tabs too, each once; returns their names. */
export async function pressEverything(page: HTMLElement): Promise<string[]> {
  const used = new Set<string>();
  for (;;) {
    const dialog = [...page.querySelectorAll('dialog[open]')].at(-1);
    // What a tab shows comes before the next tab.
    const next = [...(dialog ?? page).querySelectorAll(controls)]
      .toSorted(tabsLast)
      .find(
        (control) => !isOff(control) && !leaves.test(control.textContent?.trim() ?? '') && !used.has(nameOf(control)),
      );
    if (!next) {
      if (!dialog) return [...used];
      void fireEvent.keyDown(dialog, { key: 'Escape' });
      await atRest(page);
      continue;
    }
    used.add(nameOf(next));
    operate(next);
    await answered();
  }
}
