import { useState, type FunctionComponent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { page } from '../../../devices/reload.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Spinner } from '../../display/Spinner/Spinner.tsx';
import { part } from './Part.tsx';
import { PartFailed } from './PartFailed.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

type Code = FunctionComponent<{ name: string }>;
const Arrived: Code = ({ name }) => <p>The code of {name} is here</p>;

/** A region whose code is loaded by `load`, beside content that must survive. */
function Region({ load }: { load: () => Promise<Code> }) {
  const [Shown] = useState(() =>
    part(load, { waiting: ({ name }) => <Spinner label={`Loading ${name}`} />, failed: () => <PartFailed /> }),
  );
  return (
    <>
      <Button>Beside it</Button>
      <Card padded>
        <Shown name="the region" />
      </Card>
    </>
  );
}

const gone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/assets/x.js'));
const reloads = fn();

const meta = preview.meta({
  component: Region,
  tags: ['autodocs'],
  args: { load: () => Promise.resolve(Arrived) },
  argTypes: {
    load: {
      description: 'Fetches the code.',
      table: { type: { summary: '() => Promise<ComponentType<Props>>' } },
      control: false,
    },
  },
  decorators: [paddedStory],
  beforeEach: () => {
    const real = { ...page };
    reloads.mockReset();
    page.load = reloads;
    page.answers = () => Promise.resolve(true);
    sessionStorage.clear();
    return () => {
      Object.assign(page, real);
      sessionStorage.clear();
    };
  },
});

export const Playground = meta.story();

export const Comes = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => expect(await canvas.findByText('The code of the region is here')).toBeVisible(),
});

export const OnItsWay = meta.story({
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading the region'),
});

/** The page reloads once, since browsers cache a failed import. */
export const ReloadsOnce = meta.story({
  tags: ['behaviour'],
  args: { load: gone },
  play: async ({ canvas }) => {
    await waitFor(() => expect(reloads).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the region');
  },
});

const reloadedAlready = () => sessionStorage.setItem('switchboard:reloaded-at', String(Date.now()));

/** After that reload the region explains the failure, and the content beside it survives. */
export const Failed = meta.story({
  args: { load: gone },
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
  args: { load: gone },
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
  args: { load: gone },
  beforeEach: () => {
    let looks = 0;
    page.answers = async () => (looks += 1) > 3;
    page.pause = async () => expect(reloads).not.toHaveBeenCalled();
  },
  play: async () => waitFor(() => expect(reloads).toHaveBeenCalledOnce()),
});

/** If code fails to load while someone fills in a dialog, the page does not reload under their hands. */
export const SomebodyTypes = meta.story({
  tags: ['behaviour'],
  args: { load: gone },
  render: (args) => (
    <>
      <dialog open aria-label="A form">
        <input aria-label="Name" defaultValue="typed" />
      </dialog>
      <Region {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(reloads).not.toHaveBeenCalled();
  },
});
