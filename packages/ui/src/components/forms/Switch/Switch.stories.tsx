import { expect, fn } from 'storybook/test';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Row } from '../../layout/Row/Row.tsx';
import { Switch } from './Switch.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Switch,
  tags: ['autodocs', 'manifest'],
  args: { checked: false, onCheckedChange: fn(), 'aria-label': 'enabled' },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  args: { checked: true },
  render: function Holds(args) {
    const [checked, setChecked] = useControlledValue(args.checked);
    return (
      <Switch
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          setChecked(next);
          args.onCheckedChange(next);
        }}
      />
    );
  },
});

export const AllStates = meta.story({
  render: (args) => (
    <Row gap={4}>
      <Switch {...args} checked aria-label="On" />
      <Switch {...args} checked={false} aria-label="Off" />
      <Switch {...args} checked disabled aria-label="On, disabled" />
      <Switch {...args} checked={false} disabled aria-label="Off, disabled" />
    </Row>
  ),
});

export const Toggles = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'enabled' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
});

export const On = meta.story({
  tags: ['behaviour'],
  args: { checked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

/** It keeps the focus and says why it can't be turned. */
export const NotAllowed = meta.story({
  args: { checked: true, disabledReason: 'Only admins of your organisation can do this.' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { description: /^Only admins/ });
    await userEvent.click(control);
    await expect(control).toHaveFocus();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});
