import { defaultConfiguration, type AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { describe, expect, test } from 'vitest';
import {
  dropEdit,
  editField,
  isText,
  keepYours,
  markSent,
  readDraft,
  dropSavedEdits,
  fieldState,
  type Draft,
} from '../../../blocks/forms/draft/draft.ts';
import { draftFields, savedText, type DraftField } from './configurationText.ts';

const now = new Date('2026-03-12T09:41:20Z');
const onServer = (configuration: Partial<AgentConfiguration> = {}, version: number | undefined = 1) =>
  savedText({ ...defaultConfiguration, customSettings: { minimumScore: 70 }, ...configuration }, version);
const typed = (field: DraftField, text: string, server = onServer(), draft?: Draft<string>) =>
  editField(draft, field, text, server, now);
const standing = (field: DraftField, server = onServer(), draft?: Draft<string>) => fieldState(draft, field, server);

describe('the form', () => {
  test('shows the values of the server while nothing is edited', () => {
    expect(standing('timeout', onServer({ timeout: 60 }))).toEqual({ value: '60', edited: false, conflict: false });
    expect(standing('customSettings').value).toBe('{\n  "minimumScore": 70\n}');
  });

  test('keeps an edit when a poll changes other fields', () => {
    const draft = typed('timeout', '60');
    const server = onServer({ retryAttempts: 1, enabled: false }, 2);
    expect(standing('timeout', server, draft)).toEqual({ value: '60', edited: true, conflict: false });
    expect(standing('retryAttempts', server, draft).value).toBe('1');
  });

  test('a text that only looks different is not an edit', () => {
    const spaced = typed('customSettings', '{"minimumScore":70}');
    expect(standing('customSettings', onServer(), spaced).edited).toBe(false);
    expect(standing('timeout', onServer({ timeout: 300 }), typed('timeout', '0300'))).toEqual({
      value: '0300',
      edited: false,
      conflict: false,
    });
  });
});

describe('another member changes the edited field', () => {
  const draft = typed('timeout', '60');
  const theirs = onServer({ timeout: 900 }, 2);

  test('both values are known', () =>
    expect(standing('timeout', theirs, draft)).toEqual({ value: '60', edited: true, conflict: true }));

  test('"Take theirs" discards the edit', () => {
    expect(standing('timeout', theirs, dropEdit(draft, 'timeout'))).toMatchObject({ value: '900', edited: false });
    expect(dropEdit(draft, 'timeout')).toBeUndefined();
  });

  test('"Keep yours" holds until the server changes again', () => {
    const yours = keepYours(draft as Draft<string>, 'timeout', theirs);
    expect(standing('timeout', theirs, yours)).toEqual({ value: '60', edited: true, conflict: false });
    expect(standing('timeout', onServer({ timeout: 1200 }, 3), yours).conflict).toBe(true);
  });

  test('setting the same value is not a conflict', () =>
    expect(standing('timeout', onServer({ timeout: 60 }, 2), draft)).toMatchObject({ conflict: false, edited: false }));

  test('a field touched but unchanged shows theirs', () => {
    const touched = typed('customSettings', '{"minimumScore": 70}');
    const server = onServer({ customSettings: { minimumScore: 80 } }, 2);
    expect(standing('customSettings', server, touched)).toMatchObject({
      value: '{\n  "minimumScore": 80\n}',
      edited: false,
    });
  });

  test('what this member sent earlier is not a change by another', () => {
    const sent = markSent(draft as Draft<string>);
    const typedOn = typed('timeout', '600', onServer(), sent);
    expect(standing('timeout', onServer({ timeout: 60 }, 2), typedOn)).toMatchObject({ conflict: false, edited: true });
    expect(standing('timeout', onServer({ timeout: 61 }, 3), typedOn).conflict).toBe(true);
  });

  test('is noticed without version numbers too, and not invented while the version is the same', () => {
    const begun = typed('timeout', '60', savedText(defaultConfiguration, undefined));
    expect(standing('timeout', savedText({ ...defaultConfiguration, timeout: 900 }, undefined), begun).conflict).toBe(
      true,
    );
    expect(standing('timeout', onServer({ timeout: 900 }, 1), draft).conflict).toBe(false);
  });
});

describe('the draft', () => {
  test('starts with the first edit and ends when the last field is back to its old value', () => {
    const one = typed('timeout', '60');
    const two = typed('retryAttempts', '9', onServer(), one);
    expect(two).toMatchObject({
      since: now.toISOString(),
      edits: { timeout: { value: '60', base: '300', version: 1 }, retryAttempts: { value: '9', base: '3' } },
    });
    expect(typed('retryAttempts', '3', onServer(), typed('timeout', '300', onServer(), two))).toBeUndefined();
  });

  test('keeps the value an edit began from while typing continues, even after a poll', () => {
    const later = typed('timeout', '600', onServer({ timeout: 900 }, 2), typed('timeout', '60'));
    expect(later?.edits.timeout).toEqual({ value: '600', base: '300', version: 1 });
  });

  test('forgets edits that the server has, but not the field being edited', () => {
    const draft = typed('customSettings', '{"minimumScore":80}', onServer(), typed('timeout', '60'));
    const saved = onServer({ timeout: 60, customSettings: { minimumScore: 80 } }, 2);
    expect(dropSavedEdits(draft, saved)).toBeUndefined();
    expect(Object.keys(dropSavedEdits(draft, saved, 'customSettings')?.edits ?? {})).toEqual(['customSettings']);
    expect(dropSavedEdits(draft, onServer())).toBe(draft);
    expect(dropSavedEdits(undefined, saved)).toBeUndefined();
  });

  test('a saved edit does not conflict with later changes by others', () => {
    const settled = dropSavedEdits(typed('timeout', '60'), onServer({ timeout: 60 }, 2));
    expect(standing('timeout', onServer({ timeout: 900 }, 3), settled)).toMatchObject({
      conflict: false,
      edited: false,
    });
  });

  test('survives storage', () => {
    const draft = typed('customSettings', '{ "a": \u2028"<script>"', onServer(), typed('timeout', '')) as Draft<string>;
    expect(readDraft(JSON.parse(JSON.stringify(draft)), draftFields, isText)).toEqual(draft);
  });

  test.each([
    undefined,
    null,
    '',
    7,
    [],
    {},
    { since: 1, edits: {} },
    { since: 'x', edits: null },
    { since: 'x', edits: [] },
    { since: 'x', edits: { timeout: { value: 1, base: '3' } } },
    { since: 'x', edits: { __proto__: { value: '1', base: '2' } } },
  ])('is none when storage holds %j', (stored) => expect(readDraft(stored, draftFields, isText)).toBeUndefined());
});
