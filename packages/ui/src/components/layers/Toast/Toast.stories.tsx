import { expect, fireEvent, waitFor } from 'storybook/test';
import { shown, ToastButtons } from '../../../../test/components/toastStory.tsx';
import { holdTimers } from '../../../../test/devices/holdTimers.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { ToastProvider, TOAST_DURATION } from './Toast.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ToastProvider,
  tags: ['autodocs', 'manifest'],
  args: { children: <ToastButtons /> },
  decorators: [paddedStory],
  // Here a toast stays until another replaces it or somebody closes it.
  beforeEach: () => holdTimers(TOAST_DURATION),
});

/** Each button shows a message. */
export const Playground = meta.story();

/** A success waits until the screen reader has finished. */
export const Success = meta.story({
  parameters: { covers: ['toast.success'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Agent Updated Agent restarted successfully']));
  },
});

/** A failure interrupts. */
export const Failure = meta.story({
  parameters: { covers: ['toast.error'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Error Failed to update configuration']));
  },
});

/** The failure came after a success. */
export const OneAtATime = meta.story({
  parameters: { covers: ['toast.one-at-a-time'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Error Failed to update configuration']));
  },
});

/** F8 has moved the focus to it. */
export const Dismiss = meta.story({
  parameters: { covers: ['toast.dismiss'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await expect(canvasElement.querySelector('ol')).toHaveFocus();
  },
});

export const Info = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Only a title' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Only a title']));
  },
});

/** A caution, with more words than there is room for. */
export const LongText = meta.story({
  tags: ['odd'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
  },
});
