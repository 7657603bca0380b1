import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

function Fragile({ broken }: { broken: boolean }) {
  // Thrown values need not be errors.
  if (broken) throw 'the wire broke';
  return <p>All is well</p>;
}

const meta = preview.meta({
  component: ErrorBoundary,
  tags: ['autodocs', 'manifest'],
  args: {
    onError: fn(),
    fallback: ({ error, onRetry }) => (
      <Card>
        <ErrorState message={error.message} onRetry={onRetry} />
      </Card>
    ),
    children: <Fragile broken />,
  },
  parameters: { allowConsole: [/the wire broke/, /error boundary/i] },
});

export const Playground = meta.story({ args: { children: <Fragile broken={false} /> } });

export const Fine = meta.story({
  args: { children: <Fragile broken={false} /> },
  play: async ({ canvas }) => expect(canvas.getByText('All is well')).toBeVisible(),
});

export const Broken = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the wire broke');
    await expect(args.onError).toHaveBeenCalled();
  },
});

/** A new address renders the children again. */
export const ResetKey = meta.story({
  tags: ['behaviour'],
  render: function WithAddress(args) {
    const [address, setAddress] = useState('/broken');
    return (
      <>
        <Button onClick={() => setAddress('/fine')}>Go on</Button>
        <ErrorBoundary {...args} resetKey={address}>
          <Fragile broken={address === '/broken'} />
        </ErrorBoundary>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(canvas.getByText('All is well')).toBeVisible();
  },
});
