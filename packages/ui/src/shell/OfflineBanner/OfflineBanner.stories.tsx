import { expect } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Blocks/Shell/OfflineBanner', component: OfflineBanner, args: { offline: true } });

export const Offline = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText(/^You are offline\./)).toBeVisible(),
});

/** Nothing is shown. */
export const Online = meta.story({
  tags: ['behaviour'],
  args: { offline: false },
  play: async ({ canvas }) => expect(canvas.queryByText(/offline/)).toBeNull(),
});

export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'small' } } });
