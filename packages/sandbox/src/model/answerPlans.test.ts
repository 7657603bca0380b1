import { expect, test } from 'vitest';
import { each, filled, objects, string } from '../../test/asking.ts';

const agents = ['research', 'lead-generation', 'maps-scraper', 'email', 'calendar', 'contacts'];
test('plans steps from a goal, each with its agent and what it waits for', () => {
  const goal =
    'Poland outreach: research the cold chain market in Poland, find logistics companies in Poland and write to them, then schedule a meeting with Jonas';
  const properties = { agent: { enum: agents }, task: string, after: each({ type: 'integer' }) };
  expect(filled({ steps: objects(properties) }, { goal })).toEqual({
    steps: [
      { agent: 'research', task: 'Research the cold chain market in Poland', after: [] },
      { agent: 'lead-generation', task: 'Find logistics companies in Poland', after: [] },
      { agent: 'email', task: 'Write to them', after: [2] },
      { agent: 'calendar', task: 'Schedule a meeting with Jonas', after: [3] },
    ],
  });
  const day = filled(
    { steps: objects(properties) },
    {
      goal: 'Find restaurants, cafés and bars in Leipzig, email them and put meetings into the calendar. Sync contacts.',
    },
  );
  expect((day as { steps: { agent: string }[] }).steps.map(({ agent }) => agent)).toEqual([
    'maps-scraper',
    'email',
    'calendar',
    'contacts',
  ]);
  const named = filled(
    { steps: objects({ id: string, agent: string, task: string, after: each(string) }) },
    {
      goal: 'Find restaurants in Leipzig and send them our offer',
      agents: [
        { id: 'google-maps-scraper', name: 'Google Maps Scraper' },
        { id: 'email-agent', name: 'Email Agent' },
      ],
    },
  );
  expect(named).toEqual({
    steps: [
      { id: 'step-1', agent: 'google-maps-scraper', task: 'Find restaurants in Leipzig', after: [] },
      { id: 'step-2', agent: 'email-agent', task: 'Send them our offer', after: ['step-1'] },
    ],
  });
});
