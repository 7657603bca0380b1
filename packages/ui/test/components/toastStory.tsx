import { spyOn } from 'storybook/test';
import { Button } from '../../src/components/actions/Button/Button.tsx';
import { useToast, type ToastMessage } from '../../src/components/layers/Toast/Toast.tsx';
import { Row } from '../../src/components/layout/Row/Row.tsx';

/** One message of each tone; without a tone it is a success. */
const toasts = {
  success: { title: 'Agent Updated', description: 'Agent restarted successfully' },
  failure: { tone: 'critical', title: 'Error', description: 'Failed to update configuration' },
  info: { tone: 'info', title: 'Only a title' },
  caution: { tone: 'caution', title: 'Long', description: 'x'.repeat(400) },
} as const satisfies Record<string, ToastMessage>;

/** A button for each message, and one that dismisses it. */
export function ToastButtons() {
  const toast = useToast();
  return (
    <Row>
      {Object.values(toasts).map((message) => (
        <Button key={message.title} onClick={() => toast.show(message)}>
          {message.title}
        </Button>
      ))}
      <Button onClick={() => toast.dismiss()}>Dismiss</Button>
    </Row>
  );
}

/** The texts of the toasts on screen. */
export const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('ol > li')].map((item) => item.textContent);

export const watchTimers = () => spyOn(window, 'setTimeout');

/** Runs the last timer of that length at once, and restores the clock. */
export function runTimer(timers: ReturnType<typeof watchTimers>, ms: number) {
  const [run] = timers.mock.calls.findLast(([, delay]) => delay === ms) ?? [];
  timers.mockRestore();
  if (typeof run !== 'function') throw new Error(`no timer of ${ms} ms`);
  run();
}
