import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Row } from '../../layout/Row/Row.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Opened, useOpener, type Opener } from './Opened.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const onRender = fn();
const nothing: Opener<string> = { get: () => undefined, subscribe: () => () => {}, open: () => {}, close: () => {} };

const meta = preview.meta({
  component: Opened<string>,
  tags: ['autodocs'],
  args: { by: nothing, children: () => null },
  decorators: [paddedStory],
  // A page with two records.
  render: function Records(args) {
    const detail = useOpener<string>();
    onRender();
    return (
      <Row>
        <Button onClick={() => detail.open('the first')}>First</Button>
        <Button onClick={() => detail.open('the second')}>Second</Button>
        <Opened {...args} by={detail}>
          {(record) => <Dialog open title={`This is ${record}`} onClose={detail.close} />}
        </Opened>
      </Row>
    );
  },
});

export const Playground = meta.story();

export const RendersNothingAround = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    onRender.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await expect(canvas.getByRole('dialog', { name: 'This is the second' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Second' })).toHaveFocus();
    await expect(onRender).not.toHaveBeenCalled();
  },
});
