import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { runTimer, shown, ToastButtons, watchTimers } from '../../../../test/components/toastStory.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { toneClass } from '../../../theme/tone.css.ts';
import { SaveBar } from '../../forms/SaveBar/SaveBar.tsx';
import { ToastProvider } from './Toast.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Toast',
  component: ToastProvider,
  tags: ['behaviour'],
  args: { children: <ToastButtons /> },
  decorators: [paddedStory],
});

const at = (clientX: number) => ({ pointerId: 1, pointerType: 'touch', button: 0, clientX, clientY: 0 });

/** A success waits for the screen reader, a failure interrupts it. */
export const Announced = meta.story({
  parameters: { asserts: ['toast.success', 'toast.error'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    const polite = await screen.findByText(/^Notification Agent Updated Agent restarted successfully$/);
    await expect(polite.closest('[role="status"]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    const assertive = await screen.findByText(/^Notification Error Failed to update configuration$/);
    await expect(assertive.closest('[role="status"]')).toHaveAttribute('aria-live', 'assertive');
  },
});

export const Tones = meta.story({
  parameters: { asserts: ['toast.success', 'toast.error'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const icons = new Set<string | undefined>();
    for (const [title, tone] of [
      ['Agent Updated', 'positive'],
      ['Error', 'critical'],
      ['Only a title', 'info'],
      ['Long', 'caution'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: title }));
      await waitFor(() => expect(canvasElement.querySelector('ol > li')).toHaveTextContent(title));
      await expect(canvasElement.querySelector('ol > li')).toHaveClass(toneClass[tone]);
      icons.add(canvasElement.querySelector('ol > li svg')?.innerHTML);
    }
    await expect(icons.size).toBe(4);
  },
});

export const Closes = meta.story({
  parameters: { asserts: ['toast.dismiss'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await expect(canvasElement.querySelector('ol')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual([]));
    // The focus returns to where F8 was pressed. Without a toast, F8 does nothing.
    const opener = canvas.getByRole('button', { name: 'Agent Updated' });
    await waitFor(() => expect(opener).toHaveFocus());
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await expect(opener).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Only a title' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Only a title']));
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual([]));
  },
});

/** The five seconds are one timer, which is run at once here. */
export const ClosesByItself = meta.story({
  parameters: { asserts: ['toast.dismiss'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const timers = watchTimers();
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    runTimer(timers, 5_000);
    await waitFor(() => expect(shown(canvasElement)).toEqual([]));
  },
});

/** A dismissed toast is hidden at once but kept until its animation can be over. */
export const Forgotten = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    const timers = watchTimers();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    runTimer(timers, 1_000_000);
    await waitFor(() => expect(canvasElement.querySelector('ol')).toBeNull());
  },
});

/** A swipe of 50 px to the right closes it, a shorter one does not. */
export const Swiped = meta.story({
  parameters: { asserts: ['toast.dismiss'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    const toast = canvasElement.querySelector('ol > li');
    if (!toast) throw new Error('no toast');
    const swipe = async (px: number) => {
      await fireEvent.pointerDown(toast, at(0));
      await fireEvent.pointerMove(toast, at(20));
      await fireEvent.pointerMove(toast, at(px));
      await fireEvent.pointerUp(toast, at(px));
    };
    await swipe(48);
    await expect(shown(canvasElement)).toHaveLength(1);
    await swipe(52);
    await waitFor(() => expect(shown(canvasElement)).toEqual([]));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    const box = canvasElement.querySelector('ol > li')?.getBoundingClientRect();
    await expect(box?.left).toBe(16);
    await expect(box?.right).toBe(304);
  },
});

/** What is to be saved can be saved while a toast is on screen. */
export const AboveTheSaveBar = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    children: (
      <div style={{ minHeight: '100vh', display: 'grid', alignContent: 'space-between', paddingBlockEnd: 40 }}>
        <ToastButtons />
        <SaveBar dirty onSave={() => {}} onReset={() => {}} />
      </div>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    const toast = canvasElement.querySelector('ol > li')?.getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Save Configuration' }).getBoundingClientRect();
    await expect(toast?.bottom).toBeLessThan(save.top);
  },
});
