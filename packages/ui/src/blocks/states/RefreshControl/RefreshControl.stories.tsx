import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn } from 'storybook/test';
import { RefreshControl } from './RefreshControl.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: RefreshControl,
  tags: ['autodocs', 'manifest'],
  args: { asOf: FIXED_NOW, onRefresh: fn() },
});

export const Playground = meta.story({ args: { label: 'Refresh' } });

export const Default = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText(/As of/)).toHaveTextContent('As of 09:41:20'),
});

export const Refreshes = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { busy: true } });

export const BusyIgnoresPresses = Busy.extend({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

/** Without a valid time, only the button is visible. */
export const WithoutMoment = meta.story({
  args: { asOf: 'not a date', label: 'Refresh Data', variant: 'secondary' },
  play: async ({ canvas }) => expect(canvas.queryByText(/As of/)).toBeNull(),
});

/**
 * The button is already where it will be once the time is known: on a phone the time would otherwise add a line
 * beside a heading.
 */
export const PlaceOfTheMoment = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      <RefreshControl {...args} asOf={undefined} />
      <RefreshControl {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [before, after] = canvas
      .getAllByRole('button', { name: 'Refresh' })
      .map((button) => button.getBoundingClientRect().left);
    await expect(before).toBeGreaterThan(50);
    // Digits differ in width by fractions of a pixel.
    await expect(Math.abs((before ?? 0) - (after ?? 0))).toBeLessThan(8);
  },
});
