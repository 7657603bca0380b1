import { readMarkdown, tags, type MarkdownNode } from './readMarkdown.ts';

function spoken(node: MarkdownNode): string {
  if (typeof node === 'string') return node;
  if ('source' in node) return '';
  const { tag, nodes } = node;
  const words = nodes.map(spoken).join(tag === 'tr' ? ', ' : '');
  return tags[tag] ? `\n${words}\n` : words;
}

/** Markdown as it is read out: without marks and numbers of sources, each block, item and row on a line of its own. */
export const toSpoken = (written: string): string =>
  readMarkdown(written)
    .map(spoken)
    .join('')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
