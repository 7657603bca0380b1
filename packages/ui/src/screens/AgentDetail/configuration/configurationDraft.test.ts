import { defaultConfiguration, type AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { describe, expect, test } from 'vitest';
import { dropEdit, edit, keepYours, markSent, readDraft, settle } from '../../../blocks/forms/draft/draft.ts';
import {
  commitField,
  isWhole,
  savedText,
  viewConfiguration,
  wholeOf,
  type ConfigurationDraft,
  type ServerConfiguration,
} from './configurationDraft.ts';
import { draftFields, type DraftField } from './fieldText.ts';

const now = new Date('2026-03-12T09:41:20Z');
const onServer = (
  configuration: Partial<AgentConfiguration> = {},
  configurationVersion: number | undefined = 1,
): ServerConfiguration => ({
  configuration: { ...defaultConfiguration, customSettings: { minimumScore: 70 }, ...configuration },
  configurationVersion,
});
const isText = (value: unknown): value is string => typeof value === 'string';
const typed = (field: DraftField, text: string, server = onServer(), draft?: ConfigurationDraft) =>
  edit(draft, field, text, savedText(server), now);

describe('the form', () => {
  test('shows the values of the server while nothing is edited', () => {
    const view = viewConfiguration(onServer({ timeout: 60 }));
    expect(view).toMatchObject({ enabled: true, autoStart: false, invalid: 0, conflicts: 0, edited: 0 });
    expect(view.fields.timeout).toEqual({ text: '60', edited: false, problem: undefined });
    expect(view.fields.customSettings.text).toBe('{\n  "minimumScore": 70\n}');
  });

  test('marks server values that are out of bounds', () => {
    const view = viewConfiguration(onServer({ retryAttempts: 99, timeout: 10.5 }));
    expect(view).toMatchObject({ invalid: 2, edited: 0 });
    expect(view.fields.retryAttempts.problem).toBe('Enter a number from 0 to 5');
    expect(wholeOf(view)).toBeUndefined();
  });

  test('keeps an edit when a poll changes other fields', () => {
    const draft = typed('timeout', '60');
    const view = viewConfiguration(onServer({ retryAttempts: 1, enabled: false }, 2), draft);
    expect(view.fields.timeout).toMatchObject({ text: '60', edited: true });
    expect(view.fields.timeout.theirs).toBeUndefined();
    expect(view.fields.retryAttempts.text).toBe('1');
    expect(view).toMatchObject({ enabled: false, edited: 1, conflicts: 0 });
  });

  test('shows toggles as they will be once saved', () => {
    expect(viewConfiguration(onServer(), undefined, { enabled: false, autoStart: true })).toMatchObject({
      enabled: false,
      autoStart: true,
    });
  });

  test('a text that only looks different is not an edit', () => {
    expect(viewConfiguration(onServer(), typed('customSettings', '{"minimumScore":70}'))).toMatchObject({ edited: 0 });
    expect(viewConfiguration(onServer({ timeout: 300 }), typed('timeout', '0300')).fields.timeout).toEqual({
      text: '0300',
      edited: false,
      problem: undefined,
    });
  });
});

describe('another member changes the edited field', () => {
  const draft = typed('timeout', '60');
  const theirs = onServer({ timeout: 900 }, 2);

  test('both values are shown and nothing can be saved', () => {
    const view = viewConfiguration(theirs, draft);
    expect(view.fields.timeout).toMatchObject({ text: '60', edited: true, theirs: '900' });
    expect(view.conflicts).toBe(1);
    expect(wholeOf(view)).toBeUndefined();
  });

  test('"Take theirs" discards the edit', () => {
    expect(viewConfiguration(theirs, dropEdit(draft, 'timeout')).fields.timeout).toMatchObject({
      text: '900',
      edited: false,
    });
    expect(dropEdit(draft, 'timeout')).toBeUndefined();
  });

  test('"Keep yours" holds until the server changes again', () => {
    const mine = keepYours(draft as ConfigurationDraft, 'timeout', savedText(theirs));
    expect(viewConfiguration(theirs, mine)).toMatchObject({ conflicts: 0, edited: 1 });
    expect(wholeOf(viewConfiguration(theirs, mine))).toMatchObject({ timeout: 60 });
    expect(viewConfiguration(onServer({ timeout: 1200 }, 3), mine).fields.timeout.theirs).toBe('1200');
  });

  test('setting the same value is not a conflict', () => {
    expect(viewConfiguration(onServer({ timeout: 60 }, 2), draft)).toMatchObject({ conflicts: 0, edited: 0 });
  });

  test('a field touched but unchanged shows theirs', () => {
    const touched = typed('customSettings', '{"minimumScore": 70}');
    expect(
      viewConfiguration(onServer({ customSettings: { minimumScore: 80 } }, 2), touched).fields.customSettings,
    ).toMatchObject({
      text: '{\n  "minimumScore": 80\n}',
      edited: false,
    });
  });

  test('what this member sent earlier is not a change by another', () => {
    const sent = commitField(draft, 'timeout', onServer(), false)?.draft;
    const typedOn = typed('timeout', '600', onServer(), sent);
    expect(viewConfiguration(onServer({ timeout: 60 }, 2), typedOn)).toMatchObject({ conflicts: 0, edited: 1 });
    expect(viewConfiguration(onServer({ timeout: 61 }, 3), typedOn)).toMatchObject({ conflicts: 1 });
  });

  test('is noticed without version numbers too, and not invented while the version is the same', () => {
    const unversioned: ServerConfiguration = {
      configuration: onServer().configuration,
      configurationVersion: undefined,
    };
    const begun = edit(undefined, 'timeout', '60', savedText(unversioned), now);
    expect(
      viewConfiguration({ ...unversioned, configuration: { ...unversioned.configuration, timeout: 900 } }, begun)
        .conflicts,
    ).toBe(1);
    expect(viewConfiguration(onServer({ timeout: 900 }, 1), draft).conflicts).toBe(0);
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
    expect(settle(draft, savedText(saved))).toBeUndefined();
    expect(Object.keys(settle(draft, savedText(saved), 'customSettings')?.edits ?? {})).toEqual(['customSettings']);
    expect(settle(draft, savedText(onServer()))).toBe(draft);
    expect(settle(undefined, savedText(saved))).toBeUndefined();
  });

  test('a saved edit does not conflict with later changes by others', () => {
    const settled = settle(typed('timeout', '60'), savedText(onServer({ timeout: 60 }, 2)));
    expect(viewConfiguration(onServer({ timeout: 900 }, 3), settled)).toMatchObject({ conflicts: 0, edited: 0 });
  });

  test('survives storage', () => {
    const draft = typed(
      'customSettings',
      '{ "a": \u2028"<script>"',
      onServer(),
      typed('timeout', ''),
    ) as ConfigurationDraft;
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

describe('a commit', () => {
  const draft = typed('timeout', '60');

  test('sends the one field, once', () => {
    const first = commitField(draft, 'timeout', onServer(), false);
    expect(first?.patch).toEqual({ timeout: 60 });
    expect(commitField(first?.draft, 'timeout', onServer(), false)).toBeUndefined();
    expect(commitField(first?.draft, 'timeout', onServer(), true)?.patch).toEqual({ timeout: 60 });
    expect(commitField(typed('timeout', '61', onServer(), first?.draft), 'timeout', onServer(), false)?.patch).toEqual({
      timeout: 61,
    });
  });

  test.each([
    ['nothing was edited', undefined, onServer()],
    ['the text is out of bounds', typed('timeout', '9'), onServer()],
    ['the text means what the server holds', typed('timeout', '0300'), onServer()],
    ['another member changed the field', draft, onServer({ timeout: 900 }, 2)],
  ])('sends nothing when %s', (_why, edited, server) => {
    expect(commitField(edited, 'timeout', server, true)).toBeUndefined();
  });
});

describe('Save Configuration', () => {
  test('sends the whole configuration, with edits and pending toggles', () => {
    const view = viewConfiguration(onServer(), typed('customSettings', '{}', onServer(), typed('timeout', '60')), {
      autoStart: true,
    });
    expect(wholeOf(view)).toEqual({
      enabled: true,
      autoStart: true,
      maxConcurrentExecutions: 5,
      retryAttempts: 3,
      timeout: 60,
      customSettings: {},
    });
  });

  test('is distinguished from the commit of a field', () => {
    expect(isWhole(wholeOf(viewConfiguration(onServer())))).toBe(true);
    expect(isWhole({ enabled: false, timeout: 60 })).toBe(false);
    expect(isWhole(undefined)).toBe(false);
  });

  test('leaves nothing to commit', () => {
    expect(
      commitField(markSent(typed('timeout', '60') as ConfigurationDraft), 'timeout', onServer(), false),
    ).toBeUndefined();
  });

  test('sends nothing while a field is invalid', () => {
    expect(wholeOf(viewConfiguration(onServer(), typed('retryAttempts', '8')))).toBeUndefined();
  });
});
