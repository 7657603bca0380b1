import { catalogue } from '@switchboard/api-contract/catalogue';
import { Brain, Mail, Plug, Send } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../../../test/rules/oddWords.ts';
import { glyphOf, logos } from './ServiceMark.tsx';

test('every service of the catalogue has a mark of its own', () => {
  const marks = catalogue.map(({ id }) => logos[id] ?? glyphOf(id));
  expect(marks).not.toContain(Plug);
  expect(new Set(marks).size).toBe(catalogue.length);
});

test.each(catalogue.map(({ icon }) => icon))('%s of an unknown service is a drawing', (icon) => {
  expect(glyphOf('unknown', icon)).not.toBe(Plug);
});

test('a service’s own drawing takes precedence over its emoji, with or without the variation selector', () => {
  expect(glyphOf('sendgrid', '🧠')).toBe(Send);
  expect(glyphOf('unknown', '🧠')).toBe(Brain);
  expect(glyphOf('unknown', '✉\uFE0F')).toBe(glyphOf('unknown', '✉'));
  expect(glyphOf('unknown', '✉')).toBe(Mail);
});

test.each([...oddWords, '', 'O', '🦄'])('%j is a plug', (icon) => {
  expect(glyphOf(icon, icon)).toBe(Plug);
});
