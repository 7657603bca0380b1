import { destinations } from '@switchboard/api-mocks/builders/sending';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { SendNew } from './SendNew.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SendNew,
  tags: ['autodocs', 'manifest'],
  args: {
    chosen: ['hubspot', 'airtable'],
    destinations: ready(
      destinations().map((one) => (one.service === 'airtable' ? { ...one, remembered: true, sandbox: true } : one)),
    ),
    connectAt: (id) => `/api-status?setup=${id}`,
  },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  parameters: { covers: ['send-to.automatic'] },
  play: async ({ canvas }) => {
    const [hubspot, airtable] = canvas.getAllByRole('listitem');
    await expect(hubspot).toHaveTextContent(
      'HubSpot: into the fields that have the same names. To choose others, use Send to for a record.',
    );
    await expect(airtable).toHaveTextContent('Airtable, in the sandbox: into the same fields as last time.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A chosen service that is not connected says so, and leads where it is. */
export const NotConnected = meta.story({
  args: { chosen: ['salesforce', 'hubspot'] },
  parameters: { covers: ['send-to.automatic-waits'] },
  play: async ({ canvas }) => {
    const [, salesforce] = canvas.getAllByRole('listitem');
    await expect(salesforce).toHaveTextContent(/^Salesforce is not connected\. New records wait/);
    await expect(canvas.getByRole('link', { name: 'Connect Salesforce' })).toHaveAttribute(
      'href',
      '/api-status?setup=salesforce',
    );
  },
});

export const Narrow = NotConnected.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const Loading = meta.story({ args: { destinations: loading } });

export const Unreadable = meta.story({
  args: { destinations: failed('The server did not answer.', fn()) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
});
