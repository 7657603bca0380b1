import type { Decorator } from '@storybook/react-vite';
import { ToastLayer, type ToastMessage } from '../src/components/layers/Toast/Toast.tsx';

const nothing = () => {};

/** Shows a toast over a screen, as the app does after an action. It never closes, so that the story rests. */
export const withToast =
  (message: ToastMessage): Decorator =>
  (Story) => (
    <>
      <Story />
      <ToastLayer entry={{ ...message, id: 1, open: true }} onClose={nothing} />
    </>
  );
