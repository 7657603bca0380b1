import { defaultConfiguration, type AgentConfiguration } from '@switchboard/api-contract/agents';
import { describe, expect, test } from 'vitest';
import { dropEdit, edit, keepMine, markSent, readDraft, settle } from '../../../blocks/forms/draft/draft.ts';
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
const held = (
  configuration: Partial<AgentConfiguration> = {},
  configurationVersion: number | undefined = 1,
): ServerConfiguration => ({
  configuration: { ...defaultConfiguration, customSettings: { minimumScore: 70 }, ...configuration },
  configurationVersion,
});
const isText = (value: unknown): value is string => typeof value === 'string';
const typed = (field: DraftField, text: string, server = held(), draft?: ConfigurationDraft) =>
  edit(draft, field, text, savedText(server), now);

describe('the form', () => {
  test('shows what the server holds while nothing is edited', () => {
    const view = viewConfiguration(held({ timeout: 60 }));
    expect(view).toMatchObject({ enabled: true, autoStart: false, invalid: 0, conflicts: 0, edited: 0 });
    expect(view.fields.timeout).toEqual({ text: '60', edited: false, problem: undefined });
    expect(view.fields.customSettings.text).toBe('{\n  "minimumScore": 70\n}');
  });

  test('marks values of the server that are out of bounds', () => {
    const view = viewConfiguration(held({ retryAttempts: 99, timeout: 10.5 }));
    expect(view).toMatchObject({ invalid: 2, edited: 0 });
    expect(view.fields.retryAttempts.problem).toBe('Enter a number from 0 to 5');
    expect(wholeOf(view)).toBeUndefined();
  });

  test('keeps an edit when a poll brings other values for other fields', () => {
    const draft = typed('timeout', '60');
    const view = viewConfiguration(held({ retryAttempts: 1, enabled: false }, 2), draft);
    expect(view.fields.timeout).toMatchObject({ text: '60', edited: true });
    expect(view.fields.timeout.theirs).toBeUndefined();
    expect(view.fields.retryAttempts.text).toBe('1');
    expect(view).toMatchObject({ enabled: false, edited: 1, conflicts: 0 });
  });

  test('shows toggles as they will be once they have arrived', () => {
    expect(viewConfiguration(held(), undefined, { enabled: false, autoStart: true })).toMatchObject({
      enabled: false,
      autoStart: true,
    });
  });

  test('a text that only looks different is no edit', () => {
    expect(viewConfiguration(held(), typed('customSettings', '{"minimumScore":70}'))).toMatchObject({ edited: 0 });
    expect(viewConfiguration(held({ timeout: 300 }), typed('timeout', '0300')).fields.timeout).toEqual({
      text: '0300',
      edited: false,
      problem: undefined,
    });
  });
});

describe('another member changes the field that is edited', () => {
  const draft = typed('timeout', '60');
  const theirs = held({ timeout: 900 }, 2);

  test('both values are shown and nothing can be saved', () => {
    const view = viewConfiguration(theirs, draft);
    expect(view.fields.timeout).toMatchObject({ text: '60', edited: true, theirs: '900' });
    expect(view.conflicts).toBe(1);
    expect(wholeOf(view)).toBeUndefined();
  });

  test('"Use theirs" drops the edit', () => {
    expect(viewConfiguration(theirs, dropEdit(draft, 'timeout')).fields.timeout).toMatchObject({
      text: '900',
      edited: false,
    });
    expect(dropEdit(draft, 'timeout')).toBeUndefined();
  });

  test('"Keep mine" stands until the server changes again', () => {
    const kept = keepMine(draft as ConfigurationDraft, 'timeout', savedText(theirs));
    expect(viewConfiguration(theirs, kept)).toMatchObject({ conflicts: 0, edited: 1 });
    expect(wholeOf(viewConfiguration(theirs, kept))).toMatchObject({ timeout: 60 });
    expect(viewConfiguration(held({ timeout: 1200 }, 3), kept).fields.timeout.theirs).toBe('1200');
  });

  test('who sets the same value is in no conflict', () => {
    expect(viewConfiguration(held({ timeout: 60 }, 2), draft)).toMatchObject({ conflicts: 0, edited: 0 });
  });

  test('a field that was touched but says the same as before shows theirs', () => {
    const touched = typed('customSettings', '{"minimumScore": 70}');
    expect(
      viewConfiguration(held({ customSettings: { minimumScore: 80 } }, 2), touched).fields.customSettings,
    ).toMatchObject({
      text: '{\n  "minimumScore": 80\n}',
      edited: false,
    });
  });

  test('what this member sent before is no change by another', () => {
    const sent = commitField(draft, 'timeout', held(), false)?.draft;
    const typedOn = typed('timeout', '600', held(), sent);
    expect(viewConfiguration(held({ timeout: 60 }, 2), typedOn)).toMatchObject({ conflicts: 0, edited: 1 });
    expect(viewConfiguration(held({ timeout: 61 }, 3), typedOn)).toMatchObject({ conflicts: 1 });
  });

  test('is noticed without version numbers too, and not invented while the version stands', () => {
    const unversioned: ServerConfiguration = { configuration: held().configuration, configurationVersion: undefined };
    const begun = edit(undefined, 'timeout', '60', savedText(unversioned), now);
    expect(
      viewConfiguration({ ...unversioned, configuration: { ...unversioned.configuration, timeout: 900 } }, begun)
        .conflicts,
    ).toBe(1);
    expect(viewConfiguration(held({ timeout: 900 }, 1), draft).conflicts).toBe(0);
  });
});

describe('the draft', () => {
  test('begins with the first edit and ends when the last field is back where it was', () => {
    const one = typed('timeout', '60');
    const two = typed('retryAttempts', '9', held(), one);
    expect(two).toMatchObject({
      since: now.toISOString(),
      edits: { timeout: { value: '60', base: '300', version: 1 }, retryAttempts: { value: '9', base: '3' } },
    });
    expect(typed('retryAttempts', '3', held(), typed('timeout', '300', held(), two))).toBeUndefined();
  });

  test('keeps what the edit began from while typing goes on, also after a poll', () => {
    const later = typed('timeout', '600', held({ timeout: 900 }, 2), typed('timeout', '60'));
    expect(later?.edits.timeout).toEqual({ value: '600', base: '300', version: 1 });
  });

  test('lets go of what the server has by now, but not of the field that is being typed in', () => {
    const draft = typed('customSettings', '{"minimumScore":80}', held(), typed('timeout', '60'));
    const saved = held({ timeout: 60, customSettings: { minimumScore: 80 } }, 2);
    expect(settle(draft, savedText(saved))).toBeUndefined();
    expect(Object.keys(settle(draft, savedText(saved), 'customSettings')?.edits ?? {})).toEqual(['customSettings']);
    expect(settle(draft, savedText(held()))).toBe(draft);
    expect(settle(undefined, savedText(saved))).toBeUndefined();
  });

  test('a saved edit is not in conflict with what others change later', () => {
    const settled = settle(typed('timeout', '60'), savedText(held({ timeout: 60 }, 2)));
    expect(viewConfiguration(held({ timeout: 900 }, 3), settled)).toMatchObject({ conflicts: 0, edited: 0 });
  });

  test('survives storage', () => {
    const draft = typed(
      'customSettings',
      '{ "a": \u2028"<script>"',
      held(),
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
    const first = commitField(draft, 'timeout', held(), false);
    expect(first?.patch).toEqual({ timeout: 60 });
    expect(commitField(first?.draft, 'timeout', held(), false)).toBeUndefined();
    expect(commitField(first?.draft, 'timeout', held(), true)?.patch).toEqual({ timeout: 60 });
    expect(commitField(typed('timeout', '61', held(), first?.draft), 'timeout', held(), false)?.patch).toEqual({
      timeout: 61,
    });
  });

  test.each([
    ['nothing was edited', undefined, held()],
    ['the text is out of bounds', typed('timeout', '9'), held()],
    ['the text means what the server holds', typed('timeout', '0300'), held()],
    ['another member changed the field', draft, held({ timeout: 900 }, 2)],
  ])('sends nothing when %s', (_why, edited, server) => {
    expect(commitField(edited, 'timeout', server, true)).toBeUndefined();
  });
});

describe('Save Configuration', () => {
  test('sends the whole configuration, with the edits and the toggles on their way', () => {
    const view = viewConfiguration(held(), typed('customSettings', '{}', held(), typed('timeout', '60')), {
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

  test('is told from the commit of a field', () => {
    expect(isWhole(wholeOf(viewConfiguration(held())))).toBe(true);
    expect(isWhole({ enabled: false, timeout: 60 })).toBe(false);
    expect(isWhole(undefined)).toBe(false);
  });

  test('leaves nothing to commit', () => {
    expect(
      commitField(markSent(typed('timeout', '60') as ConfigurationDraft), 'timeout', held(), false),
    ).toBeUndefined();
  });

  test('sends nothing while one field is wrong', () => {
    expect(wholeOf(viewConfiguration(held(), typed('retryAttempts', '8')))).toBeUndefined();
  });
});
