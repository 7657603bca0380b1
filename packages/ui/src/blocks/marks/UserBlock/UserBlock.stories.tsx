import { user } from '@switchboard/api-mocks/builders/auth';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect } from 'storybook/test';
import { UserBlock } from './UserBlock.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: UserBlock,
  tags: ['autodocs', 'manifest'],
  args: { user: user() },
  decorators: [(Story) => <div style={{ width: 216 }}>{Story()}</div>],
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo User')).toBeVisible();
    await expect(canvas.getByText('tenant_admin')).toBeVisible();
    await expect(canvas.getByText('DU')).toBeVisible();
  },
});

const nobody = { id: undefined, username: undefined, name: undefined, email: undefined, role: undefined };
export const OnlyUsername = meta.story({
  tags: ['odd'],
  args: { user: { ...nobody, username: 'demo', name: '  ' } },
  play: async ({ canvas }) => expect(canvas.getByText('demo')).toBeVisible(),
});
export const Nobody = meta.story({
  tags: ['odd'],
  args: { user: nobody },
  play: async ({ canvas }) => expect(canvas.getByText('Member')).toBeVisible(),
});
export const LongText = meta.story({
  tags: ['odd'],
  args: { user: user({ name: longText(400), role: longWord(200) }) },
});
export const OddText = meta.story({ tags: ['odd'], args: { user: user({ name: odd.arabic, role: odd.markup }) } });
