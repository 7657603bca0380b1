import { findAgent, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { Cable, CalendarDays, ContactRound, Mail, MapPin, Target, Telescope, Waypoints } from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import type { Line } from '../theme/tokens.ts';

/** The identity of an agent: one colour and one glyph. */
export interface AgentLine {
  readonly line: Line;
  readonly glyph: IconType;
}

const glyphs: Readonly<Record<AgentSlug, IconType>> = {
  research: Telescope,
  orchestrator: Waypoints,
  'maps-scraper': MapPin,
  contacts: ContactRound,
  calendar: CalendarDays,
  email: Mail,
  'lead-generation': Target,
};

/** The line of an agent, by its slug, its type in lists or in its detail, or its id; `custom` for any other. */
export function agentLine(key: string | undefined): AgentLine {
  const entry = key === undefined ? undefined : findAgent(key);
  return entry ? { line: entry.slug, glyph: glyphs[entry.slug] } : { line: 'custom', glyph: Cable };
}
