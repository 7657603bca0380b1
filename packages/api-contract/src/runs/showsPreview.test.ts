import { expect, test } from 'vitest';
import { agentOf } from '../agents/all.ts';
import { agentTable } from '../agentTable.ts';
import { showsPreview } from './showsPreview.ts';

test.each(agentTable)('$slug is asked for a preview exactly if it makes one', ({ slug, listType }) => {
  expect(showsPreview.includes(listType)).toBe(agentOf(slug).preview !== undefined);
});
