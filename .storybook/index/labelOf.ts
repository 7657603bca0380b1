import { createElement, Fragment, type ReactNode } from 'react';
import type { API, HashEntry } from 'storybook/manager-api';
import { CHANGE_TAGS, type ChangeTag } from '../changes/changeTags.ts';
import { SEPARATOR } from './separator.ts';

/** What is new or changed at an entry of the side panel: a word for a story, a count for what holds stories. */
function marksOf(item: HashEntry, api: API): string[] {
  if (item.type === 'story') return CHANGE_TAGS.filter((tag) => item.tags.includes(tag));
  const stories = api.findAllLeafStoryIds(item.id).map((id) => api.getData(id));
  const count = (tag: ChangeTag): number => stories.filter((story) => story.tags.includes(tag)).length;
  return CHANGE_TAGS.flatMap((tag) => (count(tag) > 0 ? [`${count(tag)} ${tag}`] : []));
}

const badge = {
  display: 'inline-block',
  marginInlineStart: 6,
  padding: '0 5px',
  border: '1px solid',
  borderRadius: 5,
  fontSize: 11,
  fontWeight: 'normal',
  lineHeight: '14px',
  whiteSpace: 'nowrap',
} as const;

/** The label in the side panel: the first part of the name, and what changed since the last release. */
export function labelOf(item: HashEntry, api: API): ReactNode {
  const name = item.name.split(SEPARATOR)[0] ?? item.name;
  const marks = marksOf(item, api);
  if (marks.length === 0) return name;
  // Storybook builds this file with its own settings, which know no JSX without React.
  return createElement(
    Fragment,
    null,
    name,
    marks.map((mark) => createElement('span', { key: mark, style: badge }, mark)),
  );
}
