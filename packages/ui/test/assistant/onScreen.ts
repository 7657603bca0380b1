import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../agentPage/inStory.ts';

/** The status line's text while idle. */
export const ready = 'Ready. Touch the orb or start typing.';

/** The parts of the assistant that stories use. */
export function onScreen(canvas: Canvas) {
  const button = (name: string) => canvas.getByRole('button', { name });
  const statusLine = () => canvas.getByText(/./, { selector: 'p:has(> [data-light])' });
  return {
    button,
    orb: () => button('Talk to the assistant'),
    box: () => canvas.getByRole('textbox', { name: 'Message' }),
    reply: () => canvas.getByRole('region', { name: 'Reply' }),
    /** The line that shows the status. */
    statusLine,
    /** Waits until the status line has that text. */
    says: (text: string) => waitFor(() => expect(statusLine().textContent).toBe(text)),
  };
}
