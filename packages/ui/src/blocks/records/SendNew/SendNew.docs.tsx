import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it under the setting that chooses where new records are sent by themselves, so that a member sees whether each of the services can take them.',
  stories: ['Playground'],
  instead: [{ when: 'A member sends some records now.', use: 'Blocks/Records/SendToDialog' }],
  accessibility: {
    Role: 'A `list`, one item for each service; Connect is named after it',
    Keys: '`Tab` to Connect of each service that is not connected',
    'Text size': 'Connect moves below the words where there is no room',
  },
  words: [
    {
      state: 'A chosen service is not connected',
      says: 'HubSpot is not connected. New records wait until it is, and are sent with the next run.',
      never: 'Sending to HubSpot',
    },
  ],
};
