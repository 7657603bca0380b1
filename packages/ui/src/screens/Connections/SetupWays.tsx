import { endDay, endsOf } from '@switchboard/api-contract/services/ends';
import type { NamedWay, SetupField } from '@switchboard/api-contract/services/setup';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import type { CheckedFormState } from '../../blocks/forms/useCheckedForm.ts';
import { Badge } from '../../components/display/Badge/Badge.tsx';
import {
  about,
  choice,
  choiceLabel,
  choiceWords,
  hint,
  radio,
  way as wayClass,
  wayFields,
  ways as waysClass,
} from './SetupForm.css.ts';
import { SetupFields, setupBody, type SetupValues } from './SetupFields.tsx';
import type { Outcome } from '../../format/outcome.ts';

/** A way to sign in whose fields have keys of their own in the form, though two ways have a field in common. */
export interface FormWay extends NamedWay {
  /** The keys by which the server knows the fields, by their keys in the form. */
  readonly sentAs: ReadonlyMap<string, string>;
}

/** The ways of a service as a form shows them. The documented one, the last, keeps its keys. */
export const formWays = (ways: readonly NamedWay[]): readonly FormWay[] =>
  ways.map((way) => {
    const keyOf = ({ key }: SetupField): string => (way === ways.at(-1) ? key : `${way.id}.${key}`);
    return {
      ...way,
      fields: way.fields.map((field) => ({ ...field, key: keyOf(field) })),
      sentAs: new Map(way.fields.map((field) => [keyOf(field), field.key])),
    };
  });

/** The values to send of a way, by the keys that the server knows. */
export const wayBody = (way: FormWay, values: SetupValues): Record<string, string> =>
  Object.fromEntries(Object.entries(setupBody(way, values)).map(([key, value]) => [way.sentAs.get(key) ?? key, value]));

/** What a save came to, with the fields by their keys in the form. */
export function inForm(outcome: Outcome<unknown>, { sentAs }: FormWay): Outcome<unknown> {
  if (!('fields' in outcome)) return outcome;
  const keys = new Map([...sentAs].map(([key, sent]) => [sent, key]));
  const fields = Object.entries(outcome.fields).map(([sent, text]) => [keys.get(sent) ?? sent, text] as const);
  return { ...outcome, fields: Object.fromEntries(fields) };
}

/** The endpoint with what was typed in place of the fields in braces. */
export const endpointOf = ({ testEndpoint, fields, sentAs }: FormWay, values: SetupValues): string | undefined =>
  fields.reduce(
    (endpoint, { key, read }) =>
      endpoint?.replace(`{${sentAs.get(key) ?? ''}}`, (blank) => read?.((values[key] ?? '').trim()) ?? blank),
    testEndpoint,
  );

interface SetupWaysProps extends Pick<CheckedFormState<SetupValues>, 'problemOf' | 'edit'> {
  /** The service, for what ends. */
  service: string;
  ways: readonly FormWay[];
  /** The one that is sent. */
  chosen: FormWay;
  /** Called with the id of a way that is chosen, or typed in. */
  onChoose: (id: string) => void;
  /** The keys in the form of the fields that have a stored value. */
  stored: readonly string[];
  values: SetupValues;
}

/** The ways to sign in to a service beside each other, each with its fields. One of them is filled in. */
export function SetupWays({ service, ways, chosen, onChoose, stored, values, problemOf, edit }: SetupWaysProps) {
  const id = useId();
  return (
    <div className={waysClass} role="radiogroup" aria-label="Ways to sign in">
      {ways.map((way) => {
        const label = `${id}-${way.id}`;
        const [end] = endsOf(service, [...way.sentAs.values()]);
        return (
          <div key={way.id} className={wayClass} role="group" aria-labelledby={label}>
            <label className={choice}>
              <input
                type="radio"
                className={radio}
                name={id}
                checked={way.id === chosen.id}
                onChange={() => onChoose(way.id)}
                aria-labelledby={label}
                aria-describedby={`${label}-about`}
              />
              <span className={choiceWords}>
                <span id={label} className={choiceLabel}>
                  {way.label}
                </span>{' '}
                <span id={`${label}-about`} className={about}>
                  {end ? (
                    <Badge tone="caution" icon={CalendarClock}>
                      Ends on {endDay(end)}
                    </Badge>
                  ) : null}{' '}
                  {way.about} <span className={hint}>{way.instructions}</span>
                </span>
              </span>
            </label>
            <div className={wayFields}>
              <SetupFields
                fields={way.fields}
                stored={stored}
                values={values}
                problemOf={problemOf}
                edit={(change) => {
                  onChoose(way.id);
                  edit(change);
                }}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}
