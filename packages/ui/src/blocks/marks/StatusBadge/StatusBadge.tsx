import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { NoValue } from '../NoValue/NoValue.tsx';
import type { Rule } from '../../../rules/lookup.ts';
import { clip } from '../../../format/text.ts';

/** Longer text from the wire is truncated: a status is a word or two. */
const LONGEST = 40;

interface StatusBadgeProps<V> {
  /** A rule of `rules/`: `agentStatus`, `leadScore` … */
  rule: (value: V) => Rule | undefined;
  /** The value that the rule judges. */
  value: V;
}

/** The badge that a rule gives a value; a dash if it gives none. */
export function StatusBadge<V>({ rule, value }: StatusBadgeProps<V>) {
  const badge = rule(value);
  if (!badge) return <NoValue />;
  const { label, tone, lamp, icon, variant } = badge;
  return (
    <Badge tone={tone} lamp={lamp} icon={icon} variant={variant}>
      {clip(label, LONGEST)}
    </Badge>
  );
}
