import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../components/actions/Button/Button.tsx';
import { Dialog } from '../components/layers/Dialog/Dialog.tsx';
import { Section } from '../components/layout/Section/Section.tsx';
import type { Canvas } from '../../test/agentPage/inStory.ts';
import preview from '../../../../.storybook/preview.tsx';

/** Everything that a press takes away or disables. */
function Page() {
  const [gone, setGone] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);
  const go = (name: string) => setGone((before) => [...before, name]);
  const is = (name: string) => gone.includes(name);
  const row = (name: string) => (is(name) ? null : <Button onClick={() => go(name)}>{name}</Button>);
  return (
    <main>
      <h1>Page</h1>
      {is('Close') ? null : (
        <Section title="First">
          {row('Row')}
          <span hidden={is('Hide')}>
            <Button onClick={() => go('Hide')}>Hide</Button>
          </span>
          <fieldset disabled={is('Lock')}>
            <input aria-label="Field" onKeyDown={() => go('Lock')} />
          </fieldset>
          <Button disabled={is('Save')} onClick={() => go('Save')}>
            Save
          </Button>
          <Button onClick={() => go('Close')}>Close</Button>
        </Section>
      )}
      <Section title="Second">
        {is('Delete') ? null : <Button onClick={() => setOpen(true)}>Open</Button>}
        <Button>After</Button>
      </Section>
      {open ? (
        <Dialog open title="Dialog" onClose={() => setOpen(false)}>
          {row('Part')}
          <Button
            onClick={() => {
              go('Delete');
              setOpen(false);
            }}
          >
            Delete
          </Button>
        </Dialog>
      ) : null}
    </main>
  );
}

const meta = preview.meta({ title: 'Focus', component: Page, tags: ['behaviour'] });

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const heads = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());

/** What had the focus goes away, alone or with all that it is in, is hidden, or is disabled with others. */
export const Lost = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Row', 'Hide']) {
      button(canvas, name).focus();
      await userEvent.keyboard('{Enter}');
      await heads(canvas, 'First');
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Field' }), 'a');
    await heads(canvas, 'First');
    button(canvas, 'Close').focus();
    await userEvent.keyboard('{Enter}');
    await heads(canvas, 'Page');
  },
});

/** A button that is disabled by its own press stays where it is until the focus moves on. */
export const Disabled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const save = button(canvas, 'Save');
    save.focus();
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toBeEnabled();
    await expect(save).toHaveFocus();
    await userEvent.tab();
    await expect(save).toBeDisabled();
  },
});

/** In a dialog it stays there; after it, it goes to where its opener was. */
export const InDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Open'));
    await userEvent.click(button(canvas, 'Part'));
    await heads(canvas, 'Dialog');
    await userEvent.click(button(canvas, 'Delete'));
    await heads(canvas, 'Second');
  },
});

/** Who clicks beside everything puts the focus away. */
export const PutAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    button(canvas, 'Row').focus();
    await userEvent.click(canvas.getByRole('main'));
    await userEvent.click(canvas.getByRole('heading', { name: 'Page' }));
    button(canvas, 'Row').click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Row' })).toBeNull());
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(document.body).toHaveFocus();
  },
});
