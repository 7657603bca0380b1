import { attention, attentionItem, fiveItems } from '@switchboard/api-mocks/builders/attention';
import { doneRequest, programRequest, requestItem } from '@switchboard/api-mocks/builders/requests';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, within } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import { Attended, attentionRows } from '../../../test/dashboard/attentionStory.tsx';
import { failed, ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const { id } = programRequest();
const [run, workflow, budget] = fiveItems();
const items = [run, requestItem(), budget].flatMap((item) => item ?? []);
const rowOf = (place: number) => within(attentionRows()[place] as HTMLElement);

const meta = preview.meta({
  title: 'Dashboard/Requests',
  component: Attended,
  args: { attention: attention({ items }), onLater: fn(), onConnect: fn(), onDismiss: fn() },
});

/** Among what needs attention, by its severity. */
export const Waiting = meta.story({
  parameters: { covers: ['attention.request'] },
  play: async () => {
    const [, row] = attentionRows();
    await expect(row).toHaveTextContent(
      /^Claude Code wants to run Lead Generation Agent Logistics in Poland, .*€0\.52 By the key sb_1a2b3c4d… of Ada Brandt · until tomorrow/,
    );
    await expect(
      rowOf(1)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'Yes: Claude Code wants to run Lead Generation Agent',
      'Discard: Claude Code wants to run Lead Generation Agent',
      'Put off until tomorrow: Claude Code wants to run Lead Generation Agent',
    ]);
  },
});

export const WaitingNarrow = Waiting.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});

/** While it is sent, both buttons wait. */
export const Sending = meta.story({
  parameters: { covers: ['attention.request'] },
  play: async ({ userEvent }) => {
    await userEvent.click(rowOf(1).getByRole('button', { name: /^Yes/ }));
    await expect(rowOf(1).getByRole('button', { name: /^Yes/ })).toHaveAttribute('aria-busy', 'true');
    await expect(rowOf(1).getByRole('button', { name: /^Discard/ })).toBeDisabled();
  },
});

/** Said yes by the keyboard: what came of it stands at its place, which has the focus. */
export const Done = meta.story({
  args: { onAnswer: fn(() => Promise.resolve({ kind: 'done' as const, value: doneRequest() })) },
  parameters: { covers: ['attention.request-done'] },
  play: async ({ userEvent, args }) => {
    rowOf(1).getByRole('button', { name: /^Yes/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(id, 'allow');
    await says('Claude Code wants to run Lead Generation Agent: Done. Lead Generation Agent is running.');
    await expect(attentionRows()[1]).toHaveFocus();
    await expect(rowOf(1).getByRole('link', { name: 'Open the run' })).toHaveAttribute(
      'href',
      expect.stringContaining('run=run-1'),
    );
  },
});

/** Opened by its link once somebody had discarded it: it stands first, and changes nothing. */
export const Discarded = meta.story({
  args: {
    attention: attention({ items: [run, workflow].flatMap((item) => item ?? []) }),
    linked: id,
    views: { [id]: ready(programRequest({ state: 'discarded', decidedBy: 'Jonas Weber' })) },
    onAnswer: fn(),
  },
  parameters: { covers: ['attention.request-done'] },
  play: async ({ args }) => {
    await expect(attentionRows()[0]).toHaveFocus();
    await expect(attentionRows()[0]).toHaveTextContent(/Discarded by Jonas Weber\.$/);
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
});

/** Nothing else needs anybody. */
export const Expired = meta.story({
  args: {
    attention: attention(),
    linked: id,
    views: { [id]: ready(programRequest({ state: 'expired' })) },
  },
  parameters: { covers: ['attention.request-done'] },
});

export const CouldNotBeDone = meta.story({
  args: {
    linked: id,
    views: {
      [id]: ready(programRequest({ state: 'failed', outcome: 'Apollo is not connected', decidedBy: 'Ada Brandt' })),
    },
  },
  parameters: { covers: ['attention.request-done'] },
});

export const Doing = meta.story({
  args: { linked: id, views: { [id]: ready(programRequest({ state: 'doing' })) } },
  parameters: { covers: ['attention.request-done'] },
});

/** An old link, or one of another organisation. */
export const Gone = meta.story({
  args: {
    attention: attention({ items: [attentionItem()] }),
    linked: id,
    views: { [id]: failed('There is no such request', fn(), 'missing') },
  },
  parameters: { covers: ['attention.request-done'] },
  play: async () => {
    await expect(attentionRows()[0]).toHaveFocus();
    await expect(attentionRows()[0]).toHaveTextContent('This request is gone');
  },
});

export const NotLoaded = meta.story({
  args: {
    linked: id,
    views: { [id]: failed('The server can’t be reached.', fn(), 'unreachable') },
    attention: attention(),
  },
  play: async () => expect(rowOf(0).getByRole('button', { name: 'Try again' })).toBeVisible(),
});

/** Why it may not be answered is said there, and it waits on. */
export const Refused = meta.story({
  tags: ['behaviour'],
  args: {
    linked: id,
    onAnswer: fn(() =>
      Promise.resolve({ kind: 'refused' as const, message: 'Only admins of your organisation can do this.' }),
    ),
  },
  parameters: { asserts: ['attention.request'] },
  play: async ({ userEvent }) => {
    await expect(attentionRows()[0]).toHaveFocus();
    await userEvent.click(rowOf(0).getByRole('button', { name: /^Yes/ }));
    await expect(await rowOf(0).findByRole('alert')).toHaveTextContent('Only admins of your organisation can do this.');
    await expect(rowOf(0).getByRole('button', { name: /^Yes/ })).toBeEnabled();
  },
});

/** The link’s request goes when it is put off, though it waits on. */
export const PutOff = meta.story({
  tags: ['behaviour'],
  args: { linked: id, views: { [id]: ready(programRequest()) } },
  parameters: { asserts: ['attention.later'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowOf(0).getByRole('button', { name: /^Put off/ }));
    await says('Put off until tomorrow');
    await expect(canvas.queryByText(/^Claude Code wants/)).toBeNull();
    await expect(attentionRows()).toHaveLength(2);
  },
});

/** What a program calls itself and asks for is its own. */
export const OddText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    attention: attention({
      items: [
        requestItem({ text: longWord(300), about: longText(600) }),
        requestItem({
          id: 'request.b',
          text: odd.markup,
          about: undefined,
          request: { id: 'b', start: odd.rightToLeft },
        }),
        requestItem({
          id: 'request.c',
          text: '',
          request: { id: 'c', key: longWord(90), owner: odd.zalgo, until: 'soon' },
        }),
      ],
    }),
    linked: 'd',
    views: {
      d: ready(programRequest({ id: 'd', state: 'of-tomorrow', outcome: longWord(400), to: 'javascript:alert(1)' })),
    },
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});
