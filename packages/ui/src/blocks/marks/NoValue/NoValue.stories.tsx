import { expect } from 'storybook/test';
import { NoValue } from './NoValue.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: NoValue, tags: ['autodocs', 'manifest'] });

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('none')).toBeInTheDocument();
  },
});
