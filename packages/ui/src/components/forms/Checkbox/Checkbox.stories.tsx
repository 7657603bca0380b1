import { expect, fn } from 'storybook/test';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Row } from '../../layout/Row/Row.tsx';
import { Checkbox } from './Checkbox.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Checkbox,
  tags: ['autodocs', 'manifest'],
  args: { checked: false, onCheckedChange: fn(), children: 'Use my Google account' },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  args: { checked: true, hint: 'For calendar and email.' },
  render: function Holds(args) {
    const [checked, setChecked] = useControlledValue(args.checked);
    return (
      <Checkbox
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
    <Row gap={4} align="start" wrap>
      <Checkbox {...args} checked>
        Checked
      </Checkbox>
      <Checkbox {...args} checked={false}>
        Unchecked
      </Checkbox>
      <Checkbox {...args} checked disabled>
        Disabled
      </Checkbox>
      <Checkbox {...args} checked={false} hint="Every morning at 7">
        With a hint
      </Checkbox>
      <Checkbox {...args} checked aria-label="Without words">
        {undefined}
      </Checkbox>
    </Row>
  ),
});

export const Toggles = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Use my Google account'));
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
});

/** The hint is read after the name, and not as a part of it. */
export const NamedByItsLabel = Playground.extend({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Use my Google account' });
    await expect(box).toHaveAccessibleDescription('For calendar and email.');
  },
});
