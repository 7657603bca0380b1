import { findAgent, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { Cable, CalendarDays, ContactRound, Mail, MapPin, Target, Telescope, Waypoints } from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import type { Line } from '../theme/tokens.ts';

/** The identity of an agent: one colour and one glyph. */
export interface AgentLine {
  readonly line: Line;
  readonly glyph: IconType;
}

/** The lines of the seven agents. */
export const agentLines = {
  research: { line: 'research', glyph: Telescope },
  orchestrator: { line: 'orchestrator', glyph: Waypoints },
  'maps-scraper': { line: 'maps-scraper', glyph: MapPin },
  contacts: { line: 'contacts', glyph: ContactRound },
  calendar: { line: 'calendar', glyph: CalendarDays },
  email: { line: 'email', glyph: Mail },
  'lead-generation': { line: 'lead-generation', glyph: Target },
} as const satisfies Record<AgentSlug, AgentLine>;

const custom: AgentLine = { line: 'custom', glyph: Cable };

/** The line of an agent by its slug, its type in lists or in its detail, or its id; `custom` for every other. */
export function agentLine(key: string | undefined): AgentLine {
  const entry = key === undefined ? undefined : findAgent(key);
  return entry ? agentLines[entry.slug] : custom;
}
