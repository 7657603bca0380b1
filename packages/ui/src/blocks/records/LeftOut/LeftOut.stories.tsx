import { expect } from 'storybook/test';
import { LeftOut } from './LeftOut.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: LeftOut, args: { count: 2 }, tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({ args: { one: 'row' } });

export const Several = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('note')).toHaveTextContent('2 rows could not be read'),
});
export const One = meta.story({
  args: { count: 1, one: 'agent' },
  play: async ({ canvas }) => expect(canvas.getByRole('note')).toHaveTextContent('1 agent could not be read'),
});
export const None = meta.story({
  tags: ['behaviour'],
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('note')).toBeNull(),
});
