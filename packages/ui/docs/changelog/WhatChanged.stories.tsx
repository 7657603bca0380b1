import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { parseChanges } from '../../../../.storybook/changes/parseChanges.ts';
import changes from '../../../../pictures/changes.json?raw';
import { useStories } from '../start/useStories.ts';
import { ChangelogPage } from './ChangelogPage.tsx';

/** The changes that were written down, on the day that the reader has. */
function WrittenChanges() {
  // The clock of stories stands still; that of the browser's measurements does not.
  const [today] = useState(() => new Date(performance.timeOrigin));
  return <ChangelogPage changes={parseChanges(changes)} stories={useStories()} today={today} />;
}

// It reads the index, which only Storybook itself has, and changes with every approval.
const meta = preview.meta({
  title: 'Changelog/What changed',
  component: WrittenChanges,
  tags: ['!test', 'unpictured'],
});

export const WhatChanged = meta.story({
  name: 'What changed',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This week' })).toBeVisible();
  },
});
