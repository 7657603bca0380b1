import { weekdays } from '@switchboard/api-contract/agents/shared';
import { limits } from '@switchboard/api-contract/limits';
import { Bar } from '../../../components/display/Bar/Bar.tsx';
import { ChipInput } from '../../../components/forms/ChipInput/ChipInput.tsx';
import { NumberInput, parseNumber } from '../../../components/forms/NumberInput/NumberInput.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { Select, type SelectOption } from '../../../components/forms/Select/Select.tsx';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { Switch } from '../../../components/forms/Switch/Switch.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { count, percentOfWhole } from '../../../format/numbers.ts';
import { sentenceCase } from '../../../format/text.ts';
import { ink, nowrap, text } from '../../../theme/typography.css.ts';
import { ActionFields } from '../../roles/ActionFields.tsx';
import { ConflictNotice } from '../ConflictNotice/ConflictNotice.tsx';
import { numberBesideBar, timeInput } from '../forms.css.ts';
import { ChoiceToggles } from './ChoiceToggles.tsx';
import { settingText, layoutOf, type SettingField } from './SettingsSection.ts';
import type { SettingsFormState } from './useSettingsForm.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);
const asList = (value: unknown) =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string' || typeof each === 'number').map(String) : [];

const keepStoredHint = 'Leave blank to keep the stored one.';
const dayOptions = weekdays.map((value) => ({
  value,
  label: sentenceCase(value.slice(0, 3)),
  title: sentenceCase(value),
}));
/** The options chosen after a press on one, in their own order. */
const toggleOption = (options: readonly SelectOption[], chosen: readonly string[], pressed: string) =>
  options.map(({ value }) => value).filter((value) => chosen.includes(value) !== (value === pressed));
const widthOf = { number: 'narrow', select: 'wide' } as const;

interface SettingInputProps<S> {
  field: SettingField<S>;
  form: SettingsFormState;
  /** Names of the stored secrets, if known. */
  stored?: readonly string[];
}

/** One setting: its label and hint, and the control for its kind. */
export function SettingInput<S>({ field, form, stored }: SettingInputProps<S>) {
  const { key, kind, label } = field;
  const hint = kind === 'secret' && (stored?.includes(key) ?? true) ? keepStoredHint : field.hint;
  const conflict = form.theirs.has(key) ? (
    <ConflictNotice
      label={label}
      theirs={settingText(field, form.theirs.get(key))}
      onTakeTheirs={() => form.onTakeTheirs(key)}
      onKeepYours={() => form.onKeepYours(key)}
    />
  ) : undefined;
  return (
    <SettingRow
      label={label}
      hint={conflict ?? hint}
      error={form.problemOf(key)}
      layout={layoutOf(field)}
      width={kind === 'number' || kind === 'select' ? widthOf[kind] : 'auto'}
      name={key}
    >
      <ActionFields needs="configure">
        <Control field={field} form={form} stored={stored} />
      </ActionFields>
    </SettingRow>
  );
}

function Control<S>({ field, form, stored }: SettingInputProps<S>) {
  const { key, label } = field;
  const value = form.valueOf(key);
  const edit = (next: unknown) => form.onEdit(key, next);
  const typed = { onFocus: () => form.onTyping(key), onBlur: () => form.onTyping(undefined) };
  switch (field.kind) {
    case 'switch':
      return <Switch checked={value === true} onCheckedChange={edit} />;
    case 'time':
      return <TextInput className={timeInput} type="time" value={asText(value)} onValueChange={edit} />;
    case 'weekdays':
      return (
        <ChoiceToggles
          week
          label={label}
          options={dayOptions}
          isChosen={(option) => asList(value).includes(option)}
          onChoose={(option) => edit(toggleOption(dayOptions, asList(value), option))}
        />
      );
    case 'number':
      return (
        <NumberInput
          maxLength={12}
          min={field.min}
          max={field.max}
          unit={field.unit}
          value={asNumber(value)}
          onValueChange={edit}
        />
      );
    case 'bar':
      return (
        <Row gap={3}>
          <NumberInput
            className={numberBesideBar}
            maxLength={12}
            min={field.min}
            max={field.max}
            unit={field.unit}
            value={asNumber(value)}
            onValueChange={edit}
          />
          <Bar
            label={`${label} of ${count(field.max)}`}
            value={percentOfWhole(asNumber(value), field.max)}
            valueText={`${count(asNumber(value))} of ${count(field.max)}`}
          />
          <span className={`${text.caption} ${ink.muted} ${nowrap}`} aria-hidden="true">
            of {count(field.max)}
          </span>
        </Row>
      );
    case 'text':
      return (
        <TextInput
          autoComplete="off"
          suggestions={field.suggestions}
          placeholder={field.placeholder}
          maxLength={field.maxLength ?? limits.text.line}
          value={asText(value)}
          onValueChange={edit}
          {...typed}
        />
      );
    case 'secret':
      return (
        <SecretInput
          placeholder={stored?.includes(key) ? '••••••••••••••••' : field.placeholder}
          maxLength={field.maxLength ?? limits.text.secret}
          value={asText(value)}
          onValueChange={edit}
          {...typed}
        />
      );
    case 'area':
      return (
        <TextArea
          rows={3}
          placeholder={field.placeholder}
          maxLength={field.maxLength ?? limits.text.paragraph}
          value={asText(value)}
          onValueChange={edit}
          {...typed}
        />
      );
    case 'select':
      return <Select options={field.options} value={asText(value)} onValueChange={edit} />;
    case 'choice':
      return (
        <ChoiceToggles
          label={label}
          options={field.options}
          isChosen={(option) => [value].flat().includes(option)}
          onChoose={(option) => edit(field.many ? toggleOption(field.options, asList(value), option) : option)}
        />
      );
    case 'chips':
      return (
        <ChipInput
          compact={field.compact}
          placeholder={field.placeholder}
          maxItems={field.maxItems ?? limits.list.entries}
          maxLength={field.maxLength ?? limits.text.name}
          value={asList(value)}
          onValueChange={edit}
        />
      );
    default:
      return (
        <ChipInput
          compact
          placeholder={field.placeholder}
          maxItems={field.maxItems ?? limits.list.entries}
          value={asList(value).map((each) => (parseNumber(each) === null ? each : `${each} ${field.unit}`))}
          // Text that is not a number stays as typed: the contract refuses it and the member can remove it.
          onValueChange={(items) => edit(items.map((item) => parseNumber(item.replace(field.unit, '')) ?? item))}
        />
      );
  }
}
