import { expect } from 'storybook/test';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import preview from '../../../../.storybook/preview.tsx';
import { inShell } from '../../test/inShell.tsx';
import { Skeleton } from '../../src/components/display/Skeleton/Skeleton.tsx';
import { Time } from '../../src/components/display/Time/Time.tsx';
import { Card } from '../../src/components/layout/Card/Card.tsx';
import { timeOfDay } from '../../src/format/dates.ts';
import { useMediaQuery } from '../../src/devices/useMediaQuery.ts';
import { ink, text } from '../../src/theme/typography.css.ts';

/** Something of each kind that a switch changes. */
function Probe({ now }: { now: Date }) {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Card padded>
      <p className={text.body}>Body</p>
      <p className={ink.muted}>Muted</p>
      <p>{reduced ? 'Motion is reduced' : 'All motion'}</p>
      <p>
        <Time at={FIXED_NOW.toISOString()} now={now} />
      </p>
      <p data-testid="clock">{timeOfDay(FIXED_NOW)}</p>
      <div data-testid="skeleton">
        <Skeleton />
      </div>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Start here/Switches',
  tags: ['behaviour'],
  component: Probe,
  args: { now: FIXED_NOW },
  decorators: [inShell('dashboard')],
});

const styleOf = (element: Element) => getComputedStyle(element);

export const LightTheme = meta.story({
  globals: { theme: 'light' },
  play: async () => expect(styleOf(document.body).backgroundColor).toBe('rgb(245, 244, 240)'),
});

export const DarkTheme = meta.story({
  globals: { theme: 'dark' },
  play: async () => expect(styleOf(document.body).backgroundColor).toBe('rgb(21, 20, 18)'),
});

/** Its frames need Storybook itself. That each shows its theme is seen in 'Turned switches'. */
export const SideBySide = meta.story({ tags: ['!test'], globals: { theme: 'both' } });

export const Viewport = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async () => expect(window.innerWidth).toBe(768),
});

export const AllMotion = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All motion')).toBeVisible();
    await expect(canvas.getByTestId('skeleton').getAnimations({ subtree: true }).length).toBeGreaterThan(0);
  },
});

export const ReducedMotion = meta.story({
  globals: { motion: 'reduce' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Motion is reduced')).toBeVisible();
    await expect(canvas.getByTestId('skeleton').getAnimations({ subtree: true })).toHaveLength(0);
  },
});

export const MoreContrast = meta.story({
  globals: { contrast: 'more' },
  play: async ({ canvas }) => {
    // Quiet text has the colour of body text.
    await expect(styleOf(canvas.getByText('Muted')).color).toBe('rgb(71, 68, 62)');
  },
});

export const TimeZone = meta.story({
  globals: { zone: 'kolkata' },
  play: async ({ canvas }) => expect(canvas.getByTestId('clock')).toHaveTextContent('14:11'),
});

export const Clock = meta.story({
  globals: { clock: 'hour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 hour ago')).toBeVisible();
    await expect(new Date().toISOString()).toBe('2026-11-20T09:41:20.000Z');
  },
});

export const Member = meta.story({
  globals: { member: 'viewer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vera Ivanova')).toBeVisible();
    await expect(canvas.getByText('tenant_viewer')).toBeVisible();
  },
});
