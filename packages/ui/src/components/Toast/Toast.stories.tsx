import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { paddedStory } from '../paddedStory.tsx';
import { Row } from '../Row/Row.tsx';
import { ToastProvider, useToast, type ToastMessage } from './Toast.tsx';

const MESSAGES: ToastMessage[] = [
  { title: 'Agent Updated', description: 'Agent restarted successfully' },
  { tone: 'critical', title: 'Error', description: 'Failed to update configuration' },
  { tone: 'info', title: 'Only a title' },
  { tone: 'caution', title: 'Long', description: 'x'.repeat(400) },
];

function Buttons() {
  const toast = useToast();
  return (
    <Row>
      {MESSAGES.map((message) => (
        <Button key={message.title} onClick={() => toast.show(message)}>
          {message.title}
        </Button>
      ))}
      <Button onClick={() => toast.dismiss()}>Dismiss</Button>
    </Row>
  );
}

const meta = { component: ToastProvider, args: { children: <Buttons /> }, decorators: [paddedStory] } satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('ol > li')].map((item) => item.textContent);

export const OneAtATime: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['ErrorFailed to update configuration']));
  },
};

export const Closes: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Updated' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await expect(canvasElement.querySelector('ol')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Only a title' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Only a title']));
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual([]));
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    const box = canvasElement.querySelector('ol > li')?.getBoundingClientRect();
    await expect(box?.left).toBe(16);
    await expect(box?.right).toBe(304);
  },
};
