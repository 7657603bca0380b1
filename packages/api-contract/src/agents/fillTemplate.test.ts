import { expect, test } from 'vitest';
import { fillTemplate, placeholdersIn, placeholderProblems } from './fillTemplate.ts';

test('fills in what is known, with the first name, and leaves the rest to be filled in', () => {
  const text = 'Hello {name} of {company}, {Name}: {date}';
  expect(fillTemplate(text, { name: ' Dana Whitfield ', company: 'Northwind $& Freight' })).toBe(
    'Hello Dana of Northwind $& Freight, Dana: {date}',
  );
  expect(fillTemplate(text, { name: '', company: undefined })).toBe(text);
  expect(placeholdersIn('Hello {name}, {name} of {company}, {} {1} {a b}')).toEqual(['{name}', '{company}']);
});

test('says beside which field what is left to fill in', () => {
  expect(placeholderProblems({ subject: 'Hello', content: '{name} {date}' })).toEqual({
    content: 'Fill in {name}, {date} before it is sent',
  });
});
