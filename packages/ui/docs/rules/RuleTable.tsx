import type { ReactNode } from 'react';
import { StatusBadge } from '../../src/blocks/marks/StatusBadge/StatusBadge.tsx';
import { Icon } from '../../src/components/display/Icon/Icon.tsx';
import { Lamp } from '../../src/components/display/Lamp/Lamp.tsx';
import { Row } from '../../src/components/layout/Row/Row.tsx';
import type { Rule } from '../../src/rules/lookup.ts';
import { DocTable } from '../frame/DocTable.tsx';

/** Written as the wire would send it, by a server that knows more than we do. */
export const LATER = 'of_a_later_version';

interface RuleTableProps {
  label: string;
  table: Readonly<Record<string, Rule>>;
  rule: (value: string | undefined) => Rule;
}

const look = ({ tone, lamp, icon, variant = 'soft' }: Rule): ReactNode[] => [
  tone,
  variant,
  lamp ? (
    <Row key="lamp">
      <Lamp state={lamp} tone={tone} />
      {lamp}
    </Row>
  ) : icon ? (
    <Icon key="icon" icon={icon} />
  ) : (
    'word alone'
  ),
];

/** Every value of a rule with its badge; then one that nobody knows, and none. */
export const RuleTable = ({ label, table, rule }: RuleTableProps) => (
  <DocTable
    label={label}
    heads={['Value', 'Badge', 'Word', 'Tone', 'Variant', 'Lamp or icon']}
    rows={[...Object.keys(table), LATER, undefined].map((value) => [
      value === undefined ? 'none' : <code key="value">{value}</code>,
      <StatusBadge key="badge" rule={rule} value={value} />,
      rule(value).label,
      ...look(rule(value)),
    ])}
  />
);
