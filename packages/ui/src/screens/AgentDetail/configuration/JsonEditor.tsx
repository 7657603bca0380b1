import { useMemo, type KeyboardEvent } from 'react';
import { cx } from '../../../components/cx.ts';
import { useFieldAttributes } from '../../../components/forms/Field/FieldContext.ts';
import { bare, box } from '../../../components/forms/TextInput/InputBox.css.ts';
import { area, colours, editor, kinds, sheet } from './JsonEditor.css.ts';
import { jsonTokens } from './jsonTokens.ts';

interface JsonEditorProps {
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A text area with coloured JSON. The coloured text lies exactly under the area and sets its height. */
export function JsonEditor({ value, onValueChange, onBlur, onKeyDown }: JsonEditorProps) {
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
