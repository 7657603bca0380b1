import type { SendService } from '@switchboard/api-contract/records/send';
import { destinationFields, destinations, sendAnswerOf } from '@switchboard/api-mocks/builders/sending';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { SendToDialog, type SendToControl } from './SendToDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const answering = (answer = sendAnswerOf()) =>
  fn<SendToControl['onSend']>(async () => ({ kind: 'done', value: answer }));
const names = Object.fromEntries(
  ['Dana Whitfield', 'Jon Reyes', 'Iwona Przybylska'].map((name, index) => [`lead-${index + 1}`, name]),
);

const meta = preview.meta({
  component: SendToDialog,
  tags: ['autodocs', 'manifest'],
  args: {
    records: { names, one: 'lead', many: 'leads' },
    destinations: ready(destinations()),
    service: 'hubspot' satisfies SendService as SendService | undefined,
    onService: fn(),
    fields: ready(destinationFields()),
    onTarget: fn(),
    onSend: answering(),
    connectAt: (id) => `/api-status?setup=${id}`,
    onClose: fn(),
  },
});

export const Playground = meta.story({
  parameters: { covers: ['send-to.choose'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /HubSpot/ })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Connect Salesforce' })).toHaveAttribute(
      'href',
      '/api-status?setup=salesforce',
    );
  },
});

export const ChoosesAService = Playground.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Airtable/ }));
    await expect(args.onService).toHaveBeenLastCalledWith('airtable');
  },
});

export const Narrow = meta.story({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

/** A place is chosen among those that the destination has. */
export const Places = meta.story({
  args: {
    service: 'airtable',
    fields: ready(
      destinationFields({
        service: 'airtable',
        name: 'Airtable',
        target: 'app/leads',
        targets: [
          { name: 'app/leads', label: 'Sales › Leads' },
          { name: 'app/restaurants', label: 'Sales › Restaurants' },
        ],
      }),
    ),
  },
  parameters: { covers: ['send-to.choose'] },
});

export const ChoosesAPlace = Places.extend({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Where in Airtable' }), 'Sales › Restaurants');
    await expect(args.onTarget).toHaveBeenLastCalledWith('app/restaurants');
  },
});

export const NothingConnected = meta.story({
  args: { destinations: ready(destinations([])), service: undefined, fields: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is connected yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Connect / })).toHaveLength(5);
  },
});

export const Loading = meta.story({ args: { fields: loading } });

export const Unreadable = meta.story({
  args: { fields: failed('HubSpot no longer accepts the stored credentials.', fn()) },
  play: async ({ canvas }) =>
    expect(canvas.getByText('HubSpot no longer accepts the stored credentials.')).toBeVisible(),
});

export const Sent = meta.story({
  parameters: { covers: ['send-to.done'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to HubSpot' }));
    await expect(await canvas.findByText('8 created, 4 updated.')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ matching: destinationFields().matching });
  },
});

export const SentInPart = meta.story({
  args: {
    onSend: answering(
      sendAnswerOf({
        created: 1,
        updated: 0,
        skipped: 1,
        refused: [{ id: 'lead-3', error: 'It has no e-mail address, which HubSpot needs.' }],
      }),
    ),
  },
  parameters: { covers: ['send-to.partial'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to HubSpot' }));
    const [refused] = await canvas.findAllByRole('listitem');
    await expect(refused).toHaveTextContent('Iwona PrzybylskaIt has no e-mail address');
  },
});

/** What a field does not take is cut or left out, and told. */
export const SentNotWhole = meta.story({
  args: {
    onSend: answering(
      sendAnswerOf({
        created: 3,
        updated: 0,
        inPart: [
          { id: 'lead-1', note: 'Job Title was cut to fit.' },
          { id: 'lead-3', note: 'Industry was left out, since HubSpot does not take the value.' },
        ],
      }),
    ),
  },
  parameters: { covers: ['send-to.in-part'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to HubSpot' }));
    const told = await canvas.findByRole('list', { name: 'Not sent whole' });
    await expect(told).toHaveTextContent('Dana WhitfieldJob Title was cut to fit.');
  },
});

const twoAddresses = ['Email', 'Work Email'];

/** Two columns may have the address, so a member says which. */
export const AsksForTheAddress = meta.story({
  args: {
    service: 'google-sheets',
    destinations: ready(destinations(['google-sheets'])),
    fields: ready(
      destinationFields({
        service: 'google-sheets',
        name: 'Google Sheets',
        addressed: true,
        target: 'https://docs.google.com/spreadsheets/d/1Leads/edit',
        fields: ['Name', ...twoAddresses, 'Score (new column)'].map((name) => ({ name, label: name })),
        matching: { name: 'Name' },
        keys: ['Name', ...twoAddresses],
      }),
    ),
  },
  parameters: { covers: ['send-to.ask'] },
  play: async ({ canvas, args, userEvent }) => {
    const email = canvas.getByRole('combobox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Choose the field of Google Sheets that has the e-mail address.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Google Sheets' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const ChoosesTheAddress = AsksForTheAddress.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['send-to.ask'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Email' }), 'Work Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Google Sheets' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      target: 'https://docs.google.com/spreadsheets/d/1Leads/edit',
      matching: { name: 'Name', email: 'Work Email' },
    });
  },
});

/** What is changed here is what is sent. */
export const Matches = meta.story({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['send-to.choose'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Phone' }), 'Not sent');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Score' }), 'Phone Number');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to HubSpot' }));
    const { phone: _, ...rest } = destinationFields().matching;
    await expect(args.onSend).toHaveBeenLastCalledWith({ matching: { ...rest, score: 'phone' } });
  },
});

export const Refused = meta.story({
  tags: ['behaviour'],
  args: {
    onSend: fn<SendToControl['onSend']>(async () => ({
      kind: 'refused',
      message: 'Connect HubSpot under API Connections.',
    })),
  },
  parameters: { covers: [], asserts: ['send-to.choose'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to HubSpot' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Connect HubSpot under API Connections.');
  },
});
