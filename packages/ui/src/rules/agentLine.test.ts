import { agentTable } from '@switchboard/api-contract/agentTable';
import { Cable } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { LINES } from '../theme/tokens.ts';
import { agentLine } from './agentLine.ts';

test('each agent has a glyph that no other has', () => {
  const glyphs = agentTable.map(({ slug }) => agentLine(slug).glyph);
  expect(new Set([...glyphs, Cable]).size).toBe(agentTable.length + 1);
});

test.each(agentTable)('$slug is found by slug, id, list type and detail type', ({ slug, id, listType, detailType }) => {
  for (const key of [slug, id, listType, detailType]) expect(agentLine(key)).toEqual(agentLine(slug));
  expect(agentLine(slug).line).toBe(LINES.find((line) => line === slug) ?? 'custom');
});

test.each([...oddWords, 'custom', '', undefined])('%j is the line of members’ own agents', (key) => {
  expect(agentLine(key)).toEqual({ line: 'custom', glyph: Cable });
});
