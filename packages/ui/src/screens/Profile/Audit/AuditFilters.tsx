import { auditSubjectRules } from '../../../rules/auditKind.ts';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { clip } from '../../../format/text.ts';
import { filter, filters as filtersClass, total as totalClass } from './Audit.css.ts';

/** Which lines are shown, as the address has it; empty: all. `time`: how many days back. */
export interface AuditFilterValues {
  readonly member: string;
  readonly kind: string;
  readonly time: string;
}

/** Whom lines can be asked for by name. */
export interface AuditMember {
  readonly id: string;
  readonly name: string;
}

interface AuditFiltersProps {
  value: AuditFilterValues;
  members: readonly AuditMember[];
  /** How many lines match, in words. */
  total: string | undefined;
  onChange: (part: Partial<AuditFilterValues>) => void;
}

const others = [
  { value: 'schedule', label: 'Schedules' },
  { value: 'assistant', label: 'Assistant' },
  { value: 'admin', label: 'Admin commands' },
] as const;
const kinds = [
  { value: '', label: 'All kinds' },
  ...Object.entries(auditSubjectRules).map(([value, [label]]) => ({ value, label })),
];
const times = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'all', label: 'Any time' },
] as const;

/** Whose lines, which, and of when. */
export function AuditFilters({ value, members, total, onChange }: AuditFiltersProps) {
  const named = members.map(({ id, name }) => ({ value: id, label: clip(name, 60) }));
  const selects = [
    { key: 'member', label: 'Who', options: [{ value: '', label: 'Everyone' }, ...named, ...others] },
    { key: 'kind', label: 'Kind', options: kinds },
    { key: 'time', label: 'Time', options: times },
  ] as const;
  return (
    <div className={filtersClass} role="group" aria-label="Filters">
      {selects.map(({ key, label, options }) => (
        <Select
          key={key}
          className={filter}
          aria-label={label}
          options={options}
          value={value[key]}
          onValueChange={(chosen) => onChange({ [key]: chosen })}
        />
      ))}
      {total === undefined ? null : (
        <span className={totalClass} role="status">
          {total}
        </span>
      )}
    </div>
  );
}
