import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { demoSession, expect, invite, test } from './fixtures.ts';

declare global {
  var axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
}

const groups = {
  workspaces: agentSlugs.filter((slug) => slug !== 'research').map((slug) => `/agents/${slug}/detail`),
  research: ['dashboard', 'tasks', 'sources', 'configuration', 'analytics'].map(
    (tab) => `/agents/research/detail?tab=${tab}`,
  ),
  detail: ['overview', 'performance', 'executions', 'configuration', 'specialized'].map(
    (tab) => `/agent/lead-generation-agent?tab=${tab}`,
  ),
  'signed out': ['/login'],
  others: ['/dashboard', '/agents', '/api-status', '/chat', '/nowhere'],
  profile: ['/profile', '/profile?tab=keys', '/profile?tab=members', '/profile?tab=notifications'],
};
/**
 * By width, what axe looks for in which theme, all if nothing is named: only colours depend on it, and a narrow page
 * moves things.
 */
const looks = {
  1280: [
    ['light', []],
    ['dark', ['color-contrast', 'link-in-text-block']],
  ],
  412: [['light', ['target-size']]],
  320: [['light', ['target-size']]],
} as const;

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on the page, by all rules or by some. */
const findViolations = (page: Page, rules: readonly string[] = []): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
      ...(runOnly.length > 0 && { runOnly: [...runOnly] }),
      // Colours that the system chooses are not the page's.
      ...(matchMedia('(forced-colors: active)').matches && { rules: { 'color-contrast': { enabled: false } } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, rules);

for (const [group, paths] of Object.entries(groups)) {
  test(`axe finds nothing in both themes, and nothing scrolls sideways or is too small at 412 and 320 px: ${group}`, async ({
    page,
  }) => {
    // As the page begins, since its policy allows no script later.
    await page.addInitScript({ path: axe });
    if (group !== 'signed out') await demoSession(page);
    const more = group === 'signed out' ? [(await invite(page, 'axe@northlight.example')).pathname] : [];
    for (const path of [...paths, ...more]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [width, themes] of Object.entries(looks)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        for (const [colorScheme, rules] of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await findViolations(page, rules), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
        }
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${path} at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });
}

/** The words in the page's live regions, as the browser tells a screen reader. */
async function wordsInLiveRegions(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const live = nodes.filter(
    ({ ignored, properties = [] }) => !ignored && properties.some(({ name }) => name === 'live'),
  );
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsOf = (id: string): string[] => {
    const { role, name, childIds = [] } = byId.get(id) ?? {};
    return role?.value === 'StaticText' ? [String(name?.value)] : childIds.flatMap(wordsOf);
  };
  return live.flatMap(({ nodeId }) => wordsOf(nodeId));
}

/** After a closed dialog nothing has changed in the page, but all of it is there again. */
test('a screen reader is told nothing at load, and nothing again after a dialog', async ({ page }) => {
  await demoSession(page);
  for (const [path, opener] of [
    ['/agents', 'Record New Agent'],
    ['/agents/lead-generation/detail', /^View /],
    ['/api-status', 'Add Connection'],
    ['/chat', 'Conversations'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await wordsInLiveRegions(page), path).toEqual([]);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await wordsInLiveRegions(page), `${path}, after a dialog`).toEqual([]);
  }
});

/** What has the focus, if neither it nor a box around it is outlined. */
const findUnseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (let box = document.activeElement; box && box !== document.body; box = box.parentElement)
      for (const pseudo of [null, '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(box, pseudo);
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return [];
      }
    return [document.activeElement?.outerHTML.slice(0, 200) ?? ''];
  });

for (const [mode, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
] as const) {
  test(`axe finds nothing and the focus is seen with ${mode}`, async ({ page }) => {
    await page.addInitScript({ path: axe });
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await demoSession(page);
    for (const path of ['/dashboard', '/agents', '/api-status', '/agents/lead-generation/detail', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await findViolations(page), path).toEqual([]);
      for (let stop = 1; stop <= 12; stop++) {
        await page.keyboard.press('Tab');
        expect(await findUnseenFocus(page), `${path}, Tab ${stop}`).toEqual([]);
      }
    }
  });
}
