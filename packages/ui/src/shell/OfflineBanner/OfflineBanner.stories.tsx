import { expect } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Blocks/Shell/OfflineBanner', component: OfflineBanner, args: { offline: true } });

export const Offline = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\./),
});
export const Online = meta.story({
  args: { offline: false },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
});
export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
