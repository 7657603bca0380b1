import { Plus, RotateCw, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Button } from './Button.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Button,
  tags: ['autodocs', 'manifest'],
  args: { children: 'Save', onClick: fn() },
  decorators: [paddedStory],
});

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

export const Playground = meta.story({ args: { variant: 'primary' } });

export const AllVariants = meta.story({
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Row key={size} gap={3} wrap>
          {VARIANTS.map((variant) => (
            <Button
              key={variant}
              {...args}
              variant={variant}
              size={size}
              icon={variant === 'primary' ? Plus : undefined}
            >
              {variant}
            </Button>
          ))}
          <Button {...args} size={size} icon={Settings2} aria-label={`Configure ${size}`}>
            {undefined}
          </Button>
        </Row>
      ))}
      <Row gap={3}>
        {VARIANTS.map((variant) => (
          <Button key={variant} {...args} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Row>
      <Row gap={3}>
        {VARIANTS.map((variant) => (
          <Button key={variant} {...args} variant={variant} icon={RotateCw} busy>
            {variant}
          </Button>
        ))}
      </Row>
      <div style={{ width: 320 }}>
        <Button {...args} variant="primary" size="lg" block busy busyLabel="Signing in...">
          Sign In
        </Button>
      </div>
    </Stack>
  ),
});

export const Presses = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const BusyIgnoresPresses = meta.story({
  tags: ['behaviour'],
  args: { busy: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={args.onClick as never} aria-label="Form">
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const KeepsItsWidthWhileBusy = meta.story({
  render: (args) => (
    <Stack align="start">
      <Button {...args} icon={RotateCw}>
        Restart
      </Button>
      <Button {...args} icon={RotateCw} busy>
        Restart
      </Button>
      <Button {...args}>Disconnect</Button>
      <Button {...args} busy>
        Disconnect
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [one, two, three, four] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(two).toBe(one);
    await expect(four).toBe(three);
  },
});

export const SaysWhyItIsDisabled = meta.story({
  args: { disabledReason: 'There is nothing to save' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save', description: 'There is nothing to save' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(within(canvasElement.ownerDocument.body).getByRole('tooltip', { hidden: true })).toBeVisible(),
    );
  },
});

/** A press may disable its own button: it stays the same element and keeps the focus. */
export const KeepsTheFocus = meta.story({
  tags: ['behaviour'],
  render: function Once(args) {
    const [done, setDone] = useState(false);
    return (
      <Button {...args} disabledReason={done ? 'It is saved' : undefined} onClick={() => setDone(true)}>
        Save
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Save', description: 'It is saved' })).toBe(button);
    await expect(button).toHaveFocus();
  },
});

export const LongWord = meta.story({
  tags: ['odd'],
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän', icon: Plus },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(180);
  },
});

export const TouchSized = meta.story({
  args: { size: 'sm' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(44);
  },
});
