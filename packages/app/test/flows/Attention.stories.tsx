import {
  attentionItem,
  firstStepsAnswer,
  fiveItems,
  sinceAnswer,
  type AttentionAnswer,
} from '@switchboard/api-mocks/builders/attention';
import { says } from '@switchboard/ui/test/components/announced';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, nextPoll, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/dashboard' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** A server that has this to say, until it is changed. */
function serve(first: AttentionAnswer): (next: AttentionAnswer) => void {
  let answer = first;
  for (const path of ['/api/attention', '/api/attention/visit']) overrides.set(path, () => Response.json(answer));
  return (next) => {
    answer = next;
  };
}

let change: (next: AttentionAnswer) => void;

/** It leads to the mend, and from there back to the dashboard, where it is gone. */
export const LeadsAndGoes = meta.story({
  parameters: { asserts: ['attention.some'] },
  beforeEach: () => {
    change = serve({ items: fiveItems() });
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Needs attention' }));
    await expect(await canvas.findByRole('link', { name: 'Dashboard 5 need attention' })).toBeVisible();
    await userEvent.click(section.getByRole('link', { name: 'Set up Apollo' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/api-status?setup=apollo&from=%2Fdashboard'),
    );
    await canvas.findByRole('dialog');
    change({ items: fiveItems().slice(1) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/dashboard$/));
    await waitFor(() => expect(canvas.queryByText('Apollo refused the key')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Dashboard 4 need attention' })).toBeVisible();
  },
});

/** What comes and goes is seen at the next poll, and said once. */
export const ComesByItself = meta.story({
  parameters: { asserts: ['attention.none', 'attention.some'] },
  beforeEach: () => {
    change = serve({ items: [] });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Services' });
    await expect(canvas.queryByRole('region', { name: 'Needs attention' })).toBeNull();
    change({ items: [attentionItem()] });
    await nextPoll('/api/attention', 10_000);
    await says('Needs attention: Apollo refused the key');
    await expect(canvas.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    change({ items: [] });
    await nextPoll('/api/attention', 10_000);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Needs attention' })).toBeNull());
  },
});

/** Pressed twice it is sent once, with the browser's zone; refused, it stays and says why. */
export const PutOff = meta.story({
  parameters: { asserts: ['attention.later'] },
  beforeEach: () => {
    change = serve({ items: fiveItems() });
    overrides.set('/api/attention/budget.month/later', () => Response.json({ error: 'Not now.' }, { status: 409 }));
    overrides.set('/api/attention/workflow.workflow-1/later', () => {
      change({ items: fiveItems().filter(({ id }) => id !== 'workflow.workflow-1') });
      return Response.json({ ok: true });
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: /^Put off.*pilot review/ }));
    await waitFor(() => expect(canvas.queryByText('“Move the pilot review” failed')).toBeNull());
    const sent = sentTo('/api/attention/workflow.workflow-1/later', 'POST');
    await expect(sent).toHaveLength(1);
    await expect(JSON.parse(String(sent[0]?.body))).toEqual({ zone: expect.stringMatching(/./) as string });
    await userEvent.click(canvas.getByRole('button', { name: /^Put off.*82%/ }));
    await expect(await canvas.findByText('This was not put off')).toBeVisible();
    await expect(canvas.getByText('82% of this month’s budget is spent')).toBeVisible();
  },
});

/** The first read says that the member is here, those after it do not. */
export const SaysThatOneIsHere = meta.story({
  parameters: { asserts: ['attention.since'] },
  beforeEach: () => void serve({ items: [], since: sinceAnswer() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Since you were here' })).toBeVisible();
    await nextPoll('/api/attention', 10_000);
    await expect(sentTo('/api/attention/visit', 'POST')).toHaveLength(1);
  },
});

/** An organisation that is new: its own figures, no samples, and the way to the first result and back. */
export const FirstSteps = meta.story({
  parameters: { asserts: ['first-steps.start', 'first-steps.done'] },
  beforeEach: () => {
    change = serve({ items: [], firstSteps: firstStepsAnswer({ connected: true }), connected: 2 });
    overrides.set('/api/first-steps/dismiss', () => {
      change({ items: [], connected: 2 });
      return Response.json({ ok: true });
    });
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'First steps' }));
    await expect(canvas.getByRole('group', { name: 'System Integrations' })).toHaveTextContent('2services connected');
    await expect(card.getByRole('link', { name: 'Choose' })).toHaveAttribute(
      'href',
      '/agents/lead-generation/detail?setting=targetIndustries&from=%2Fdashboard',
    );
    await userEvent.click(card.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'First steps' })).toBeNull());
    await expect(sentTo('/api/first-steps/dismiss', 'POST')).toHaveLength(1);
  },
});

/** Without an answer about attention the page does without it. */
export const Unread = meta.story({
  parameters: { asserts: ['attention.none'], allowConsole: [/500/] },
  beforeEach: () => {
    for (const path of ['/api/attention', '/api/attention/visit'])
      overrides.set(path, () => Response.json({ error: 'Something went wrong' }, { status: 500 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Services' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
