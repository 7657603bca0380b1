import { AxeBuilder } from '@axe-core/playwright';
import { demoAccess, expect, test } from './fixtures.ts';

const workspaces = ['lead-generation', 'email', 'calendar', 'maps-scraper', 'contacts', 'orchestrator'].map((slug) => `/agents/${slug}/detail`);
const research = ['dashboard', 'tasks', 'sources', 'configuration', 'analytics'].map((tab) => `/agents/research/detail?tab=${tab}`);
const pages = [...workspaces, ...research, '/login', '/dashboard', '/agents', '/api-status', '/profile', '/chat', '/nowhere', ...['overview', 'performance', 'executions', 'configuration', 'specialized'].map((tab) => `/agent/lead-generation-agent?tab=${tab}`)];

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1280, 412, 320]) {
    test(`axe finds nothing and nothing scrolls sideways, ${scheme}, ${width} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await demoAccess(page);
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0);
      }
    });
  }
}
