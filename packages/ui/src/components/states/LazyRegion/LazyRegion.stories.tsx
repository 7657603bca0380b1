import { lazy } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { pageReload } from '../../../devices/navigation.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { LazyRegion, LoadingWords } from './LazyRegion.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const Here = lazy(async () => ({ default: () => <p>Its code is here</p> }));
const Never = lazy(() => new Promise<never>(() => {}));
const Gone = lazy<() => null>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/assets/x.js')),
);
const reloads = fn();

const meta = preview.meta({
  component: LazyRegion,
  tags: ['autodocs'],
  args: { waiting: <LoadingWords what="the region" />, children: <Here /> },
  argTypes: { waiting: { control: false }, failed: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Button>Beside it</Button>
        <Card padded>
          <Story />
        </Card>
      </>
    ),
    paddedStory,
  ],
  // React reports what a boundary catches.
  parameters: { allowConsole: [/dynamically imported module/, /error boundary/i] },
  beforeEach: () => {
    const real = { ...pageReload };
    reloads.mockReset();
    pageReload.load = reloads;
    pageReload.answers = () => Promise.resolve(true);
    sessionStorage.clear();
    return () => {
      Object.assign(pageReload, real);
      sessionStorage.clear();
    };
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByText('Its code is here')).toBeVisible(),
});

export const OnItsWay = meta.story({
  args: { children: <Never /> },
  parameters: { covers: ['shell.part-loading'] },
});

/** The page reloads once, since browsers cache a failed import. */
export const ReloadsOnce = meta.story({
  tags: ['behaviour'],
  args: { children: <Gone /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(reloads).toHaveBeenCalledOnce());
    await expect(canvas.getByText('Loading the region')).toBeVisible();
  },
});

const reloadedAlready = () => sessionStorage.setItem('switchboard:reloaded-at', String(Date.now()));

/** After that reload only the region says so. */
export const Failed = meta.story({
  args: { children: <Gone /> },
  parameters: { covers: ['shell.part-failed'] },
  beforeEach: reloadedAlready,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This part did not load/);
    await expect(canvas.queryByText(/http:|import/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Beside it' })).toBeVisible();
    await expect(reloads).not.toHaveBeenCalled();
  },
});

/** Try again reloads the page. */
export const FailedReloads = meta.story({
  tags: ['behaviour'],
  args: { children: <Gone /> },
  parameters: { asserts: ['shell.part-failed'] },
  beforeEach: reloadedAlready,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(reloads).toHaveBeenCalledOnce();
  },
});

/** Without a server it waits, since a reload would lose the page that still works. */
export const ServerAway = meta.story({
  tags: ['behaviour'],
  args: { children: <Gone /> },
  beforeEach: () => {
    let looks = 0;
    pageReload.answers = async () => (looks += 1) > 3;
    pageReload.pause = async () => expect(reloads).not.toHaveBeenCalled();
  },
  play: async () => waitFor(() => expect(reloads).toHaveBeenCalledOnce()),
});

/** While someone fills in a dialog, the page does not reload under their hands. */
export const SomebodyTypes = meta.story({
  tags: ['behaviour'],
  args: { children: <Gone /> },
  render: (args) => (
    <>
      <dialog open aria-label="A form">
        <input aria-label="Name" defaultValue="typed" />
      </dialog>
      <LazyRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(reloads).not.toHaveBeenCalled();
  },
});
