import { StrictMode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { TextInput } from '../../forms/TextInput/TextInput.tsx';
import { pressComposing } from '../../../../test/components/pressComposing.ts';
import { Dialog } from './Dialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Dialog,
  tags: ['autodocs', 'manifest'],
  args: {
    open: true,
    onClose: fn(),
    title: 'Connect Stripe',
    description: 'Both keys are in the dashboard of the service.',
    children: (
      <>
        <Field label="Secret Key" required>
          <TextInput />
        </Field>
        <Field label="Webhook Secret" hint="Leave blank to keep the stored one.">
          <TextInput />
        </Field>
      </>
    ),
    foot: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary" type="submit">
          Connect
        </Button>
      </>
    ),
  },
});

export const Playground = meta.story();

export const Form = meta.story({
  args: { onSubmit: fn() },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Connect Stripe', description: /Both keys/ });
    const key = within(dialog).getByRole('textbox', { name: 'Secret Key' });
    await expect(key).toHaveFocus();
  },
});

export const Submits = Form.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('sk{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Large = meta.story({ args: { size: 'lg' } });
export const WordsOnly = meta.story({ args: { size: 'sm', children: undefined } });

/** Opened by a button, as in use, under StrictMode, which mounts everything twice. */
export const OpensAndCloses = meta.story({
  tags: ['behaviour'],
  render: function Opens(args) {
    const [open, setOpen] = useState(false);
    return (
      <StrictMode>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </StrictMode>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const closed = async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
      await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    };
    await step('Escape', async () => {
      await userEvent.click(opener);
      // The page behind does not scroll.
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('the cross', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await closed();
    });
    await step('a press beside it', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('dialog'));
      await closed();
    });
    await step('a press that began inside does not close', async () => {
      await userEvent.click(opener);
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: canvas.getByRole('heading') },
        { target: canvas.getByRole('dialog') },
        { keys: '[/MouseLeft]' },
      ]);
      await expect(canvas.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await expect(args.onClose).toHaveBeenCalledTimes(4);
  },
});

/** An action in the dialog removes its opener: the focus goes to the heading before it. */
export const OpenerGone = meta.story({
  tags: ['behaviour'],
  render: function Disconnects(args) {
    const [open, setOpen] = useState(false);
    const [connected, setConnected] = useState(true);
    const done = () => {
      setConnected(false);
      setOpen(false);
    };
    return (
      <main>
        <Button>Elsewhere</Button>
        <div>
          <h2>Stripe</h2>
          {connected ? (
            <Button onClick={() => setOpen(true)}>Disconnect</Button>
          ) : (
            <Button key="connect">Connect</Button>
          )}
        </div>
        <Dialog {...args} open={open} foot={<Button onClick={done}>Yes</Button>} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Stripe' })).toHaveFocus());
  },
});

export const BusyStaysOpen = meta.story({
  tags: ['behaviour'],
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Escape gives up a word of the input method, and closes nothing. */
export const Composition = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await pressComposing(canvas.getByRole('textbox', { name: 'Secret Key' }), 'Escape');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Persistent = meta.story({
  args: {
    persistent: true,
    size: 'sm',
    title: 'Your session has ended',
    description: 'Sign in again to go on.',
    children: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

const paragraphs = Array.from({ length: 40 }, (_, index) => <p key={index}>Paragraph {index} of a long text.</p>);

export const SheetOnAPhone = meta.story({
  args: { children: paragraphs },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(box.width).toBe(390);
    await expect(box.bottom).toBe(window.innerHeight);
    await expect(box.height).toBeLessThanOrEqual(window.innerHeight * 0.92 + 1);
    await expect(canvas.getByRole('button', { name: 'Connect' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight,
    );
  },
});

export const LongWords = meta.story({
  tags: ['odd'],
  args: { title: 'Title'.repeat(60), description: 'x'.repeat(400), children: 'y'.repeat(400) },
});
