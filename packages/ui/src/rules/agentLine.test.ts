import { agentTable } from '@switchboard/api-contract/agentTable';
import { Cable, CalendarDays, ContactRound, Mail, MapPin, Target, Telescope, Waypoints } from 'lucide-react';
import { expect, test } from 'vitest';
import { agentLine, agentLines } from './agentLine.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(agentLines).toEqual({
    research: { line: 'research', glyph: Telescope },
    orchestrator: { line: 'orchestrator', glyph: Waypoints },
    'maps-scraper': { line: 'maps-scraper', glyph: MapPin },
    contacts: { line: 'contacts', glyph: ContactRound },
    calendar: { line: 'calendar', glyph: CalendarDays },
    email: { line: 'email', glyph: Mail },
    'lead-generation': { line: 'lead-generation', glyph: Target },
  });
});

test.each(agentTable)('$slug is found by slug, id, list type and detail type', ({ slug, id, listType, detailType }) => {
  for (const key of [slug, id, listType, detailType]) expect(agentLine(key)).toBe(agentLines[slug]);
});

test.each([...oddWords, 'custom', '', undefined])('%j is the line of members’ own agents', (key) => {
  expect(agentLine(key)).toEqual({ line: 'custom', glyph: Cable });
});
