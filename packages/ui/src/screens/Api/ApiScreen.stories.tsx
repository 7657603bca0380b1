import { apiDescription, readDescription } from '@switchboard/api-contract/apiDescription';
import { descriptionAnswer } from '@switchboard/api-mocks/builders/description';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { parse } from 'valibot';
import { inShell } from '../../../test/inShell.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { ApiScreen, type ApiPlace, type ApiScreenProps } from './ApiScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const nowhere: ApiPlace = { search: '', subject: '', call: '' };

/** The screen, with its place kept as the address keeps it. */
function Placed({ place: first, onPlace, ...props }: ApiScreenProps) {
  const [place, setPlace] = useState(first);
  return (
    <ApiScreen
      {...props}
      place={place}
      onPlace={(change) => {
        onPlace(change);
        setPlace({ ...place, ...change });
      }}
    />
  );
}

const described = descriptionAnswer();
const read = (more: object = {}) => readDescription(parse(apiDescription, { ...described, ...more }));

const meta = preview.meta({
  title: 'API',
  component: ApiScreen,
  render: (args) => <Placed {...args} />,
  args: {
    description: ready(read()),
    now: FIXED_NOW,
    origin: 'https://northlight.example',
    place: nowhere,
    onPlace: fn(),
    documentHref: '/api/openapi.json',
    keysHref: '/profile?tab=keys',
  },
  decorators: [inShell('profile')],
});

/** None of the calls that a key can't make: of sign-in, members, conversations. */
export const List = meta.story({
  parameters: { covers: ['api.list'] },
  play: async ({ canvas }) => {
    const subjects = within(canvas.getByRole('navigation', { name: 'Subjects' }));
    await expect(subjects.getAllByRole('button')[0]).toHaveAttribute('aria-current', 'true');
    await expect(subjects.queryByRole('button', { name: /^(Members|Assistant|Signing in)/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Keys' })).toHaveAttribute('href', '/profile?tab=keys');
    await expect(canvas.getByRole('link', { name: 'openapi.json' })).toHaveAttribute('href', '/api/openapi.json');
  },
});

/** Opened by the keyboard. */
export const Call = meta.story({
  args: { place: { ...nowhere, subject: 'Records' } },
  parameters: { covers: ['api.call'] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'One page of records' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlace).toHaveBeenCalledWith({ subject: 'Records', call: 'listRecords' });
    await expect(canvas.getByText(/^curl -G/)).toHaveTextContent(
      'curl -G \\ https://northlight.example/api/agents/lead-generation/records/leads \\ -d limit=50 -d sort=name \\ -H "Authorization: Bearer $SWITCHBOARD_KEY"',
    );
    await expect(canvas.getByRole('region', { name: 'Shape of the answer' })).toHaveTextContent(
      '{ "items": [{ "id": text, "company": text, "name"?: text, "status"?: one of 3, "score"?: 0 to 100, "createdAt"?: instant }], "total": number, "next"?: text }',
    );
  },
});

export const CallNarrow = Call.extend({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One page of records' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** With a body, opened by its address. */
export const Body = meta.story({
  args: { place: { ...nowhere, call: 'changeRecord' } },
  parameters: { covers: ['api.call'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^curl -X PATCH/)).toHaveTextContent(
      /records\/leads\/RECORD_ID .* -d '\{"version":1\}'/,
    );
    await expect(canvas.getByRole('heading', { name: 'Body, of leads' })).toBeVisible();
  },
});

/** An example that the description has, and what is not JSON. */
export const Example = meta.story({
  args: {
    description: ready(
      read({
        'x-calls': {},
        paths: {
          '/api/usage': {
            get: {
              operationId: 'usage',
              tags: ['Usage'],
              summary: 'What a month has cost',
              'x-right': 'see',
              'x-key': true,
              parameters: [],
              responses: { 200: { content: { 'application/json': { example: { month: '2026-03', total: 3.1 } } } } },
            },
            post: null,
          },
        },
      }),
    ),
    place: { ...nowhere, call: 'usage' },
  },
  parameters: { covers: ['api.call'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Example answer' })).toHaveTextContent(
      '{ "month": "2026-03", "total": 3.1 }',
    );
    await expect(canvas.getByText('1 call could not be read')).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { place: { ...nowhere, subject: 'Records' } },
  parameters: { covers: ['api.no-match'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search calls' }), 'prices');
    await expect(canvas.getByRole('button', { name: 'The prices of services' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Subjects' })).toHaveTextContent(/^Dashboard and usage 1$/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search calls' }), ' of Mars');
    await expect(canvas.getByText('Nothing matches “prices of Mars”')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { description: loading }, parameters: { covers: ['api.loading'] } });

export const Failed = meta.story({
  args: { description: failed('The server can’t be reached.', fn(), 'unreachable') },
  parameters: { covers: ['api.error'] },
});

/** Words of a server that only a newer version has, and markup, which stays text. */
export const OddText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    description: ready(
      read({
        'x-calls': {},
        paths: {
          [`/api/${longWord(120)}`]: {
            post: {
              operationId: 'odd',
              tags: [longText(60)],
              summary: odd.markup,
              description: `${longText(600)} \`${longWord(80)}\``,
              'x-right': 'see',
              'x-key': true,
              parameters: [
                { name: longWord(60), in: 'query', schema: { type: 'of tomorrow', default: odd.markup } },
                { name: 'loop', in: 'query', schema: { $ref: '#/components/schemas/Nothing' } },
              ],
              requestBody: { content: { 'application/json': { schema: { properties: { [odd.rightToLeft]: {} } } } } },
              responses: {
                200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } } },
              },
            },
          },
        },
        components: {
          schemas: { Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } } },
        },
      }),
    ),
    place: { ...nowhere, call: 'odd' },
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(canvas.getByRole('region', { name: 'Shape of the answer' })).toHaveTextContent('"child"?: …');
  },
});
