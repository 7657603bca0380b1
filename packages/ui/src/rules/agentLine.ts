import { findAgent, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { Cable, CalendarDays, ContactRound, Mail, MapPin, Target, Telescope, Waypoints } from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import { LINES, type Line } from '../theme/tokens.ts';

/** How an agent is told apart everywhere: by one colour and one glyph. In a file of its own, since signing in shows it. */
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

const isLine = (word: string): word is Line => LINES.some((line) => line === word);

/**
 * The line of an agent, by its slug, its type in lists or in its detail, or its id; `custom` for any other, and for one
 * without a colour in the theme.
 */
export function agentLine(key: string | undefined): AgentLine {
  const entry = key === undefined ? undefined : findAgent(key);
  if (!entry) return { line: 'custom', glyph: Cable };
  const { slug } = entry;
  return { line: isLine(slug) ? slug : 'custom', glyph: glyphs[slug] };
}
