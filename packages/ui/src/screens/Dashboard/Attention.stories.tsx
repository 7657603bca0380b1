import {
  attention,
  attentionItem,
  endingItem,
  firstStepsAnswer,
  fiveItems,
  fullDiskItem,
  sinceAnswer,
} from '@switchboard/api-mocks/builders/attention';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { many } from '@switchboard/api-mocks/builders/build';
import { expect, fn, screen, within } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import { Attended, attentionRows } from '../../../test/dashboard/attentionStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Dashboard/Attention',
  component: Attended,
  args: { attention: attention(), onLater: fn(), onConnect: fn(), onDismiss: fn() },
});

export const None = meta.story({
  parameters: { covers: ['attention.none', 'first-steps.done'] },
  play: async ({ canvas }) => expect(canvas.queryByText(/need attention/)).toBeNull(),
});

/** The worst first, each with one way to its mend; beside it what was done meanwhile. */
export const Some = meta.story({
  args: { attention: attention({ items: fiveItems(), since: sinceAnswer() }) },
  parameters: { covers: ['attention.some', 'attention.since'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard 5 need attention' })).toBeVisible();
    const [first] = attentionRows();
    await expect(first).toHaveTextContent('Apollo refused the key6 runs of Lead Generation since 08:00');
    await expect(within(first as HTMLElement).getByRole('link', { name: /^Ask about this: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/chat\?about=attention:./),
    );
    const since = within(canvas.getByRole('region', { name: 'Since you were here' }));
    await expect(since.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('region', { name: 'Since you were here' })).toHaveTextContent(
      /Since yesterday at 09:41$/,
    );
  },
});

/** On a phone the badge stands in the header. */
export const SomeNarrow = Some.extend({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '5 need attention' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** What a service switches off, for admins. */
export const Ending = meta.story({
  args: { attention: attention({ items: [endingItem()] }) },
  parameters: { covers: ['connection.ends'] },
  play: async () => {
    const [row] = attentionRows();
    await expect(within(row as HTMLElement).getByRole('link', { name: 'Open the connection' })).toBeVisible();
  },
});

const manyItems = (length: number) =>
  many(length, (index) => attentionItem({ id: `runs.agent-${index}.x`, about: `6 runs of Agent ${index}` }));

/** Five stand there, the others behind a press. */
export const Many = meta.story({
  args: { attention: attention({ items: manyItems(17) }) },
  parameters: { covers: ['attention.many'] },
  play: async ({ canvas }) => {
    await expect(attentionRows()).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'and 12 more' })).toBeVisible();
  },
});

/** More than the server sends. */
export const TooMany = meta.story({
  tags: ['odd'],
  args: { attention: attention({ items: manyItems(200), more: 102 }) },
  parameters: { covers: ['attention.many'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'and 297 more' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dashboard 302 need attention' })).toBeVisible();
  },
});

/** The first was put off: the next ones have moved up, and that is said. */
export const Later = meta.story({
  args: { attention: attention({ items: fiveItems() }) },
  parameters: { covers: ['attention.later'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put off until tomorrow: Apollo refused the key' }));
    await expect(args.onLater).toHaveBeenCalledWith('runs.lead-generation-agent.credentialsOutdated.apollo');
    await expect(attentionRows()).toHaveLength(4);
    await says('Put off until tomorrow');
  },
});

/** Only what was done meanwhile. */
export const Since = meta.story({
  args: { attention: attention({ since: sinceAnswer() }) },
  parameters: { covers: ['attention.since'] },
});

/** For admins. Nothing in the app makes space, so it has no button to its mend. */
export const FullDisk = meta.story({
  args: { attention: attention({ items: [fullDiskItem()] }) },
  parameters: { covers: ['storage.full'] },
  play: async () => {
    const [row] = attentionRows();
    await expect(row).toHaveTextContent(
      'The disk of this server is fullNothing can be saved until there is space on it',
    );
    await expect(within(row as HTMLElement).getAllByRole('link')).toHaveLength(1);
  },
});

/** Kinds and severities that only a newer version knows, long and odd texts, an address that leads nowhere safe. */
export const OddText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    attention: attention({
      items: [
        attentionItem({ id: 'a', kind: 'of-tomorrow', severity: 'dire', text: longWord(300), about: longText(600) }),
        attentionItem({ id: 'b', text: odd.rightToLeft, about: odd.markup, since: 'no date', sandbox: true }),
        attentionItem({ id: 'c', text: '', about: undefined, since: undefined, action: undefined }),
        attentionItem({ id: 'd', action: { label: longText(200), to: 'javascript:alert(1)' } }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(canvas.getByText('Something needs attention')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^lorem|javascript/i })).toBeNull();
  },
});

/** A new organisation: nothing is connected, nothing has run. */
export const FirstStepsStart = meta.story({
  args: {
    attention: attention({ firstSteps: firstStepsAnswer(), connected: 0 }),
    offered: true,
    fresh: true,
  },
  parameters: { covers: ['first-steps.start', 'dashboard.sandbox'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Demo User');
    await expect(canvas.getByText('Northlight GmbH is new here. Three steps to the first result.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'System Integrations' })).toHaveTextContent('0none connected');
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
  },
});

/** All of it is connected to the sandbox. */
export const FirstStepsProgress = meta.story({
  args: {
    attention: attention({ firstSteps: firstStepsAnswer({ connected: true, sandbox: true }), connected: 8 }),
    fresh: true,
  },
  parameters: { covers: ['first-steps.progress'] },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Northlight GmbH is new here. Two steps to the first result.')).toBeVisible(),
});

/** One of them fails, and all are the sandbox's. */
export const SandboxInError = meta.story({
  tags: ['odd'],
  args: {
    attention: attention({ integrations: { connected: 19, failing: 1, missing: 0, sandbox: true } }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'System Integrations' })).toHaveTextContent(
      'System Integrations191 in error Sandbox',
    ),
});

export const FirstStepsLast = meta.story({
  args: {
    attention: attention({ firstSteps: firstStepsAnswer({ connected: true, chosen: true }), connected: 2 }),
    fresh: true,
  },
  parameters: { covers: ['first-steps.progress'] },
  play: async () =>
    expect(screen.getByRole('link', { name: 'Run now' })).toHaveAttribute('href', '/agents/lead-generation/detail'),
});

export const FirstStepsNarrow = FirstStepsStart.extend({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});
