import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { announced, says } from '../../../../test/components/announced.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../layers/Dialog/Dialog.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { announce } from '../../../devices/announce.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: LiveRegion,
  tags: ['autodocs', 'manifest'],
  args: { message: '3 agents found' },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  render: (args) => (
    <>
      <p>This line is for you. When it changes, a screen reader says: {args.message}</p>
      <LiveRegion {...args} />
    </>
  ),
});

/** What stands there from the beginning is not said; a change is, once, and leaves nothing behind. */
export const Changes = meta.story({
  tags: ['behaviour'],
  render: function Changing() {
    const [found, setFound] = useState(3);
    return (
      <>
        <Button onClick={() => setFound(found - 1)}>Search</Button>
        <LiveRegion message={`${found} agents found`} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heard: string[] = [];
    const watch = new MutationObserver(() => announced() !== '' && heard.push(announced()));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await says('2 agents found');
    await waitFor(() => expect(announced()).toBe(''));
    watch.disconnect();
    await expect(heard).toEqual(['2 agents found']);
  },
});

/** The same words are said again, and what comes at once is said together. */
export const Again = meta.story({
  tags: ['behaviour'],
  render: () => <Button onClick={() => announce('Copied')}>Copy</Button>,
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    for (let times = 0; times < 2; times += 1) {
      await userEvent.click(copy);
      await expect(announced()).toBe('');
      await says('Copied');
    }
    announce('Saved');
    announce('3 agents found');
    await says('Saved. 3 agents found.');
  },
});

/** All but a modal dialog is inert while it is open: what happens then is said inside of it, and after it outside. */
export const InADialog = meta.story({
  tags: ['behaviour'],
  render: function WithDialog() {
    const [open, setOpen] = useState(false);
    const times = useRef(0);
    const tell = () => announce(`Told ${(times.current += 1)}`);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Button onClick={tell}>Tell outside</Button>
        <Dialog open={open} title="A dialog" onClose={() => setOpen(false)}>
          <Button onClick={tell}>Tell</Button>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = () => document.querySelector('[data-announced]');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await says('Told 1');
    await expect(dialog.contains(region())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Tell outside' }));
    await says('Told 2');
    await expect(region()?.parentElement).toBe(document.body);
  },
});
