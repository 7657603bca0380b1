import { namedSettings } from '@switchboard/api-contract/runs/namedSettings';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { isComposing } from '../../../devices/isComposing.ts';
import { ConflictNotice } from '../../../blocks/forms/ConflictNotice/ConflictNotice.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { output, area, colours, editor, kinds, sheet, badge, theirs as theirsClass } from '../AgentDetail.css.ts';
import type { ConfigurationForm } from './useConfigurationForm.ts';
import { cx } from '../../../components/cx.ts';
import { useFieldAttributes } from '../../../components/forms/Field/FieldContext.ts';
import { bare, box } from '../../../components/forms/TextInput/InputBox.css.ts';

/** A piece of JSON text in one colour. */
interface JsonToken {
  readonly kind: 'name' | 'text' | 'other';
  readonly text: string;
}

/** Longer text is not coloured: so many elements would make typing slow. */
const LONGEST_COLOURED = 20_000;
const QUOTED = /"(?:[^"\\\n]|\\.)*"?/g;

/**
 * Splits text into names, quoted text and everything else. Joined, the pieces are the text again, even if it is not
 * JSON.
 */
export function jsonTokens(text: string): JsonToken[] {
  if (text.length > LONGEST_COLOURED) return [{ kind: 'other', text }];
  const tokens: JsonToken[] = [];
  let at = 0;
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    if (index > at) tokens.push({ kind: 'other', text: text.slice(at, index) });
    at = index + quoted.length;
    tokens.push({ kind: /^\s*:/.test(text.slice(at, at + 20)) ? 'name' : 'text', text: quoted });
  }
  if (at < text.length) tokens.push({ kind: 'other', text: text.slice(at) });
  return tokens;
}

interface JsonEditorProps {
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A text area with coloured JSON. The coloured text lies exactly under the area and sets its height. */
function JsonEditor({ value, onValueChange, onBlur, onKeyDown }: JsonEditorProps) {
  const tokens = useMemo(() => jsonTokens(value), [value]);
  const look = bare({ area: true, mono: true });
  return (
    <div className={cx(box({ area: true }), editor)}>
      <div className={sheet}>
        <div className={cx(look, colours)} aria-hidden="true">
          {tokens.map(({ kind, text }, index) => (
            <span key={index} className={kinds[kind]}>
              {text}
            </span>
          ))}
          {'\n'}
        </div>
        <textarea
          {...useFieldAttributes({})}
          className={cx(look, area)}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}

const examples: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(namedSettings));

interface CustomSettingsProps {
  form: ConfigurationForm;
  /** The name of a setting that the member should add. */
  settingToAdd: string | undefined;
}

/** The custom settings as JSON text, sent on blur if it is a JSON object. */
export function CustomSettings({ form, settingToAdd }: CustomSettingsProps) {
  const theirs = form.theirs.get('customSettings');
  const valid = form.invalid['customSettings'] === undefined;
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.onCommit('customSettings', 'enter');
  };
  return (
    <Card as="section" aria-label="Custom Settings" data-setting="customSettings">
      <CardHead
        level={2}
        title="Custom Settings"
        actions={
          <Badge variant="plain" className={badge} tone={valid ? 'positive' : 'critical'} icon={valid ? Check : X}>
            {valid ? 'Valid JSON' : 'Not valid'}
          </Badge>
        }
      />
      <CardBody>
        <Field
          label="Custom Settings"
          hideLabel
          hint={`${additionHint(settingToAdd)}Sent when you leave the field. Invalid JSON stays here and is never sent.`}
          error={form.problemOf('customSettings')}
        >
          <JsonEditor
            value={form.textOf('customSettings')}
            onValueChange={(typed) => form.onType('customSettings', typed)}
            onBlur={() => form.onCommit('customSettings', 'leave')}
            onKeyDown={press}
          />
        </Field>
        {theirs === undefined ? null : (
          <div className={theirsClass}>
            <ConflictNotice
              label="Custom Settings"
              onTakeTheirs={() => form.onTakeTheirs('customSettings')}
              onKeepYours={() => form.onKeepYours('customSettings')}
            />
            <pre className={output} role="region" tabIndex={0} aria-label="Their Custom Settings">
              {theirs}
            </pre>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** 'Add {"maxLeadsPerDay": 100}. ' */
function additionHint(name: string | undefined): string {
  const example = name !== undefined && Object.hasOwn(examples, name) ? examples[name] : undefined;
  return example === undefined ? '' : `Add {"${name}": ${JSON.stringify(example)}}. `;
}
