import type { ReactNode } from 'react';
import { StatusBadge } from '../../src/blocks/marks/StatusBadge/StatusBadge.tsx';
import { Icon } from '../../src/components/display/Icon/Icon.tsx';
import { Lamp } from '../../src/components/display/Lamp/Lamp.tsx';
import { Row } from '../../src/components/layout/Row/Row.tsx';
import type { Rule } from '../../src/rules/lookup.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';

/** Written as the wire would send it, by a server that knows more than we do. */
const LATER = 'of_a_later_version';

interface RulePageProps {
  name: string;
  /** Where the badge is, and what decides about it. */
  summary: ReactNode;
  table: Readonly<Record<string, Rule>>;
  rule: (value: string | undefined) => Rule;
  /** What is special about one that is unknown. */
  unknown?: string;
  /** Further parts of the page. */
  children?: ReactNode;
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

/** The page of a table: every value with its badge, and what happens to a value that nobody knows. */
export function RulePage({ name, summary, table, rule, unknown = 'It keeps its own word.', children }: RulePageProps) {
  const row = (value: string | undefined, shown: ReactNode): ReactNode[] => [
    shown,
    <StatusBadge key="badge" rule={rule} value={value} />,
    rule(value).label,
    ...look(rule(value)),
  ];
  const heads = ['Value', 'Badge', 'Word', 'Tone', 'Variant', 'Lamp or icon'];
  return (
    <DocPage path="Rules" name={name} summary={summary}>
      <DocPart title="Values">
        <DocTable
          label="Values"
          heads={heads}
          rows={Object.keys(table).map((value) => row(value, <code key="value">{value}</code>))}
        />
      </DocPart>
      <DocPart title="Unknown values" hint={unknown}>
        <DocTable
          label="Unknown values"
          heads={heads}
          rows={[row(LATER, <code key="value">{LATER}</code>), row(undefined, 'none')]}
        />
      </DocPart>
      {children}
    </DocPage>
  );
}
