import { expect } from 'storybook/test';
import { SessionLoadingScreen } from './SessionLoadingScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Session loading', component: SessionLoadingScreen });

export const Loading = meta.story({
  parameters: { covers: ['session.loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'narrow' } } });
