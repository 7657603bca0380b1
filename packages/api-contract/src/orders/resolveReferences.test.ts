import { expect, test } from 'vitest';
import { agentTable } from '../agentTable.ts';
import { resolveReferences } from './resolveReferences.ts';

const after = (message: string, ...earlier: readonly (string | readonly [message: string, answer: string])[]) =>
  resolveReferences(
    agentTable,
    message,
    earlier.map((one) =>
      typeof one === 'string' ? { message: one, answer: 'OK.' } : { message: one[0], answer: one[1] },
    ),
  );

test.each([
  ['stop it again', 'stop Email Agent again'],
  ['run that', 'run Email Agent'],
  ['is it paused?', 'is Email Agent paused?'],
  ['why did it fail', 'why did Email Agent fail'],
  ['cancel that run', 'cancel the Email Agent run'],
  ['what was its last result', "what was Email Agent's last result"],
  ['and the contacts agent?', 'how is the contacts agent doing'],
  ['what about leads', 'how is the leads doing'],
  ['the calendar too', 'how is the calendar doing'],
])('%j after a word about the mail agent', (message, full) => {
  expect(after(message, 'how is the mail agent doing')).toBe(full);
});

test('the last one named is meant, and an answer counts where the message named none', () => {
  expect(after('stop it', 'run leads', 'is the mail agent ok')).toBe('stop Email Agent');
  expect(after('run it', 'is the mail agent ok', 'thanks')).toBe('run Email Agent');
  expect(after('run it', ['what ran last?', 'Calendar Agent, today.'])).toBe('run Calendar Agent');
});

test('of two, the other one is the one that was not named since', () => {
  expect(after('and the other one?', 'are email and calendar active', 'stop the mail agent')).toBe(
    'stop the Calendar Agent',
  );
  expect(after('stop the other one', 'are email and calendar active', 'run email')).toBe('stop Calendar Agent');
  expect(after('stop them', 'are email and calendar active')).toBe('stop Calendar Agent and Email Agent');
});

test('nothing is guessed where several could be meant, nothing was named, or nothing points back', () => {
  const limits = ['what is love', 'Ask me about leads, mail, the calendar or contacts.'] as const;
  expect(after('stop it', 'is the mail agent ok', limits)).toBe('stop Email Agent');
  const listed = ['which agents are paused', 'Email Agent and Calendar Agent.'] as const;
  for (const message of ['stop it', 'and the other one?', 'run that']) {
    expect(after(message, listed)).toBe(message);
    expect(after(message)).toBe(message);
  }
  for (const message of ['how is it going', 'thanks for that', 'what happened this week', 'stop the calendar agent'])
    expect(after(message, 'how is the mail agent doing')).toBe(message);
});
