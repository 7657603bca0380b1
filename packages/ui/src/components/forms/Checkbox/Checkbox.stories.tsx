import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Row } from '../../layout/Row/Row.tsx';
import { Checkbox } from './Checkbox.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { checked: false, onCheckedChange: fn(), children: 'Use my Google account' },
  decorators: [paddedStory],
});

export const AllStates = meta.story({
  render: () => (
    <Row gap={4} align="start" wrap>
      <Checkbox checked onCheckedChange={fn()}>
        Checked
      </Checkbox>
      <Checkbox checked={false} onCheckedChange={fn()}>
        Unchecked
      </Checkbox>
      <Checkbox checked disabled onCheckedChange={fn()}>
        Disabled
      </Checkbox>
      <Checkbox checked={false} onCheckedChange={fn()} hint="Every morning at 7">
        With a hint
      </Checkbox>
      <Checkbox checked onCheckedChange={fn()} aria-label="Without words" />
    </Row>
  ),
});

export const Toggles = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Use my Google account'));
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
});
