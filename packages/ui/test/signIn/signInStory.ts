import type { StoryContext } from '@storybook/react-vite';
import { fn } from 'storybook/test';

type Canvas = StoryContext['canvas'];

/** Shared by the stories of the sign-in page. */
export const signInStory = { args: { onSignIn: fn(), onDemoAccess: fn() } };

export const username = (canvas: Canvas) => canvas.getByLabelText('Username');
export const password = (canvas: Canvas) => canvas.getByLabelText('Password');
/** The button, also while it is busy. */
export const signIn = (canvas: Canvas) => canvas.getByRole('button', { name: /^Sign( In|ing in)/ });
