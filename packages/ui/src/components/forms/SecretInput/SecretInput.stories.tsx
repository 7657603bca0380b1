import { expect } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { SecretInput } from './SecretInput.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SecretInput,
  tags: ['autodocs', 'manifest'],
  args: { defaultValue: 'sk-live-1234' },
  decorators: [
    (Story) => (
      <Field label="Secret Key" hint="Leave blank to keep the stored one.">
        <Story />
      </Field>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story({ args: { autoComplete: 'new-password' } });

export const Empty = meta.story({ args: { defaultValue: '', placeholder: 'Starts with sk-' } });

/** Browsers ignore `off` in fields of passwords, and would offer the member's own. */
export const KeyIsNotFilled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Secret Key');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    for (const manager of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'])
      await expect(input).toHaveAttribute(manager);
  },
});

export const ShowsAndHides = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Secret Key');
    const eye = canvas.getByRole('button', { name: 'Show Secret Key' });
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(eye);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(eye);
    await expect(input).toHaveAttribute('type', 'password');
  },
});
