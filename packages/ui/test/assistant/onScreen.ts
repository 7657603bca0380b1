import { expect, screen, waitFor } from 'storybook/test';

/** The status line's text while idle. */
export const ready = 'Ready. Touch the orb or start typing.';

/** Waits until a status has that text. */
export const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').some((status) => status.textContent === text)).toBe(true));

export const button = (name: string) => screen.getByRole('button', { name });
export const orb = () => button('Talk to the assistant');
export const box = () => screen.getByRole('textbox', { name: 'Message' });
