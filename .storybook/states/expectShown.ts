import { expect, screen, waitFor } from 'storybook/test';
import type { Shows } from './locator.ts';

const files = import.meta.glob<Record<string, Shows>>('./shows/*.ts', { eager: true });

/** What must be visible in each documented state. */
const locators: Shows = Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)));

/** Expects every state that a story covers to be visible, at the latest once all code has come. */
export async function expectShown(covers: readonly string[] = []): Promise<void> {
  for (const id of covers)
    await waitFor(async () => {
      const found = [locators[id]?.(screen) ?? []].flat();
      await expect(found.length, `${id} shows`).toBeGreaterThan(0);
      for (const element of found) await expect(element, id).toBeVisible();
    });
}
