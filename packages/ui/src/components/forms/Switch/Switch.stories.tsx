import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Row } from '../../layout/Row/Row.tsx';
import { Switch } from './Switch.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Switch,
  args: { checked: false, onCheckedChange: fn(), 'aria-label': 'enabled' },
  decorators: [paddedStory],
});

export const AllStates = meta.story({
  render: () => (
    <Row gap={4}>
      <Switch checked onCheckedChange={fn()} aria-label="On" />
      <Switch checked={false} onCheckedChange={fn()} aria-label="Off" />
      <Switch checked disabled onCheckedChange={fn()} aria-label="On, disabled" />
      <Switch checked={false} disabled onCheckedChange={fn()} aria-label="Off, disabled" />
    </Row>
  ),
});

export const Toggles = meta.story({
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
  args: { checked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});
