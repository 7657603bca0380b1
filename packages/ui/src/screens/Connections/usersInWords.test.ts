import { expect, test } from 'vitest';
import { sendingWithout, usersInWords } from './connectionWords.ts';

const sent = 'leads, contacts, businesses';

test.each([
  ['openai', 'OpenAI', [], 'No agent uses it yet'],
  ['slack', 'Slack', [], 'Can send notifications'],
  ['slack', 'Slack', ['Notifications'], 'Used by Notifications'],
  ['tavily', 'Tavily', ['Research Agent'], 'Used by Research Agent'],
  ['hubspot', 'HubSpot', [], `Send to: ${sent}`],
  ['hubspot', 'HubSpot', ['Own leads'], `Used by Own leads · Send to: ${sent}`],
  ['gmail', 'Gmail', ['Email Agent'], `Used by Email Agent · Send to Google Sheets: ${sent} · Can send notifications`],
])('%s: %s, used by %j', (id, name, usedBy, words) => expect(usersInWords({ id, name, usedBy })).toBe(words));

test('a destination with another way to it says nothing of what can’t be sent', () => {
  expect(sendingWithout({ id: 'hubspot' })).toEqual(['Nothing can be sent to HubSpot until you connect it again.']);
  expect(sendingWithout({ id: 'gmail' })).toEqual([]);
});
