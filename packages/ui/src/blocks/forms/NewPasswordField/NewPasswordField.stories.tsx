import { expect, fn } from 'storybook/test';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: NewPasswordField,
  tags: ['autodocs', 'manifest'],
  args: { value: 'Sunflowers2', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Card padded style={{ maxWidth: 400 }}>
        <Story />
      </Card>
    ),
  ],
  render: function Held(args) {
    const [value, hold] = useControlledValue(args.value);
    return <NewPasswordField {...args} value={value} onValueChange={hold} />;
  },
});

export const Playground = meta.story();

export const Empty = meta.story({
  args: { value: '' },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      'At least 10 characters, and not a common password.',
    ),
});

export const TooShort = meta.story({ args: { value: 'sun' } });
export const Weak = meta.story({ args: { value: '1234567890' } });
export const Fair = meta.story({ args: { value: 'sunflowers' } });
export const Strong = meta.story({ args: { value: 'Sun-flowers-24-rain' } });
export const Refused = meta.story({
  args: { value: 'password123', error: 'This is one of the most common passwords. Choose another.' },
});
export const Disabled = meta.story({ args: { value: '', disabled: true } });

/** The word follows what is typed, and the password can be shown. */
export const FollowsTyping = Empty.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Password/, { selector: 'input' });
    await userEvent.type(field, 'sunflowers');
    await expect(field).toHaveAccessibleDescription(/^Fair\./);
    await userEvent.type(field, ' and rain');
    await expect(field).toHaveAccessibleDescription(/^Strong\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('sunflowers and rain');
  },
});
