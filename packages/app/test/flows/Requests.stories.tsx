import { doneRequest, programRequest, requestItem } from '@switchboard/api-mocks/builders/requests';
import { fiveItems, type AttentionAnswer } from '@switchboard/api-mocks/builders/attention';
import { says } from '@switchboard/ui/test/components/announced';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, nextPoll, overrides, sent, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const asked = programRequest();
const path = `/api/requests/${asked.id}`;
const waiting: AttentionAnswer = { items: [...fiveItems().slice(0, 1), requestItem()] };

const meta = preview.meta({
  title: 'What programs ask for',
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/dashboard' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** What the server says of attention and of the request, until it is changed. */
function serve(attention: AttentionAnswer, request: () => Response) {
  for (const each of ['/api/attention', '/api/attention/visit']) overrides.set(each, () => Response.json(attention));
  overrides.set(path, request);
}

const firstRow = async (canvas: ReturnType<typeof within>) => {
  const list = within(await canvas.findByRole('list', { name: 'Needs attention' }));
  return list.getAllByRole('listitem')[0] as HTMLElement;
};

/** Pressed twice it is sent once. What came of it stays at its place, though nothing waits any more. */
export const SaysYes = meta.story({
  // The mocks have no such run.
  parameters: { asserts: ['attention.request', 'attention.request-done'], allowConsole: [/404/] },
  beforeEach: () => {
    serve(waiting, () => Response.json(doneRequest()));
    overrides.set(`${path}/allow`, () => {
      serve({ items: fiveItems().slice(0, 1) }, () => Response.json(doneRequest()));
      return Response.json(doneRequest());
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: /^Yes: Claude Code/ }));
    await says('Claude Code wants to run Lead Generation Agent: Done. Lead Generation Agent is running.');
    await expect(sentTo(`${path}/allow`, 'POST')).toHaveLength(1);
    await nextPoll('/api/attention', 10_000);
    await userEvent.click(canvas.getByRole('link', { name: 'Open the run' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/run=run-1&from=%2Fdashboard$/));
  },
});

/** The link of a program shows its request first. Nothing is sent that changes anything. */
export const OpensByItsLink = meta.story({
  args: { path: `/dashboard?request=${asked.id}` },
  parameters: { asserts: ['attention.request'] },
  beforeEach: () => serve(waiting, () => Response.json(asked)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Yes: Claude Code/ });
    const row = await firstRow(canvas);
    await waitFor(() => expect(row).toHaveFocus());
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(row).toHaveTextContent(/^Claude Code wants to run/);
    await expect(sent.filter(({ method }) => method !== 'GET').map((call) => call.path)).toEqual([
      '/api/attention/visit',
    ]);
  },
});

/** An old link. */
export const GoneByItsLink = meta.story({
  args: { path: `/dashboard?request=${asked.id}` },
  parameters: { asserts: ['attention.request-done'], allowConsole: [/404/] },
  beforeEach: () => serve({ items: [] }, () => Response.json({ error: 'There is no such request' }, { status: 404 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This request is gone')).toBeVisible();
    await waitFor(async () => expect(await firstRow(canvas)).toHaveFocus());
  },
});

/** Somebody was quicker: what they decided is told in its place. */
export const DecidedByAnother = meta.story({
  parameters: { asserts: ['attention.request-done'], allowConsole: [/409/] },
  beforeEach: () => {
    const discarded = programRequest({ state: 'discarded', decidedBy: 'Jonas Weber' });
    serve(waiting, () => Response.json(discarded));
    overrides.set(`${path}/discard`, () => Response.json({ error: 'Jonas Weber has discarded it.' }, { status: 409 }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Discard: Claude Code/ }));
    await expect(await canvas.findByText('Discarded by Jonas Weber.')).toBeVisible();
  },
});

/** The role may have changed meanwhile: why it is refused stands there, and it waits on. */
export const Refused = meta.story({
  parameters: { asserts: ['attention.request'], allowConsole: [/403/] },
  beforeEach: () => {
    serve(waiting, () => Response.json(asked));
    overrides.set(`${path}/allow`, () => Response.json({ error: 'Only admins can do this.' }, { status: 403 }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Yes: Claude Code/ }));
    await expect(await canvas.findByText('Only admins can do this.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Yes: Claude Code/ })).toBeEnabled();
  },
});
