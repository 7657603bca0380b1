import type { Template } from '@switchboard/api-contract/agents/email';
import { expect, test } from 'vitest';
import { refill, type TemplateValues } from './ComposeDialog.tsx';

const hello: Template = { id: '1', subject: 'For {company}', content: 'Hello {name},\n\norder {number}' };
const thanks: Template = { id: '2', subject: 'Thank you', content: 'Thank you, {name}' };
const nothing = { subject: '', content: '' };
const nobody: TemplateValues = { template: undefined, who: {} };
const dana = { name: 'Dana Whitfield', company: 'Northwind' };

test('a template fills an empty message, and leaves what nobody knows', () => {
  expect(refill(nothing, nobody, { template: hello, who: { name: 'Dana Whitfield' } })).toEqual({
    subject: 'For {company}',
    content: 'Hello Dana,\n\norder {number}',
  });
});

test('another addressee takes the place of the one before', () => {
  const before = { template: hello, who: { name: 'Ada Brandt', company: 'Nordlicht' } };
  const filled = refill(nothing, nobody, before);
  expect(refill(filled, before, { template: hello, who: dana })).toEqual({
    subject: 'For Northwind',
    content: 'Hello Dana,\n\norder {number}',
  });
});

test('what was edited by hand stays, and only its words in braces are filled in', () => {
  const before = { template: hello, who: {} };
  const edited = { subject: 'Lanes for {company}', content: 'Dear {name},\n\norder 4711' };
  expect(refill(edited, before, { template: hello, who: dana })).toEqual({
    subject: 'Lanes for Northwind',
    content: 'Dear Dana,\n\norder 4711',
  });
});

test('another template replaces the texts of the last one', () => {
  const before = { template: hello, who: dana };
  const after = { template: thanks, who: dana };
  expect(refill(refill(nothing, nobody, before), before, after)).toEqual({
    subject: 'Thank you',
    content: 'Thank you, Dana',
  });
  expect(refill(refill(nothing, nobody, before), before, { ...before, template: undefined })).toEqual(nothing);
});

test('a template goes above what was typed, and leaves a typed subject', () => {
  const typed = { subject: 'My own', content: 'See you {there}.' };
  expect(refill(typed, nobody, { template: thanks, who: dana })).toEqual({
    subject: 'My own',
    content: 'Thank you, Dana\n\nSee you {there}.',
  });
  expect(refill(typed, { template: thanks, who: dana }, { template: undefined, who: dana })).toEqual(typed);
});

test('without a template nothing typed is touched', () => {
  const typed = { subject: '{name}', content: '{company}' };
  expect(refill(typed, nobody, { template: undefined, who: dana })).toEqual(typed);
});
