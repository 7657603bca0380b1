import { severities, type Severity } from '@switchboard/api-contract/attention';
import type { Tone } from '../theme/tokens.ts';

/** The tone of what needs somebody. */
export const severityTones = {
  critical: 'critical',
  caution: 'caution',
  info: 'info',
} as const satisfies Record<Severity, Tone>;

/** Of a severity that only a newer version knows, neutral. */
export const severityTone = (severity: string | undefined): Tone =>
  severities.some((known) => known === severity) ? severityTones[severity as Severity] : 'neutral';

/** The tone of the worst of several. */
export function worstTone(items: readonly { readonly severity?: string | undefined }[]): Tone {
  const worst = severities.find((severity) => items.some((item) => item.severity === severity));
  return worst ? severityTones[worst] : 'neutral';
}
