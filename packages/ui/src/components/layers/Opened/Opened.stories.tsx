import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Opened } from './Opened.tsx';
import { useOpener } from './useOpener.ts';
import preview from '../../../../../../.storybook/preview.tsx';

/** A page with two records; `onRender` is called on each render. */
function Records({ onRender }: { onRender: () => void }) {
  const detail = useOpener<string>();
  onRender();
  return (
    <>
      <Button onClick={() => detail.open('the first')}>First</Button>
      <Button onClick={() => detail.open('the second')}>Second</Button>
      <Opened by={detail}>{(record) => <Dialog open title={`This is ${record}`} onClose={detail.close} />}</Opened>
    </>
  );
}

const onRender = fn();
const meta = preview.meta({ component: Records, args: { onRender }, decorators: [paddedStory] });

export const RendersNothingAround = meta.story({
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
