/** One documented state. */
export interface State {
  /** `connections.card-error`. */
  id: string;
  /** The part before the dot. */
  group: string;
  /** The heading of its group: `connections — /api-status`. */
  heading: string;
  /** The id in words: `Card error`. */
  label: string;
  /** What a person must be able to see or do. */
  words: string;
}

const inWords = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * The states of the catalogue's Markdown, in its order: every `group.name` in backticks in a list item below
 * `## group`. A line may name several; those before a dash share the words behind it.
 */
export function parseStates(markdown: string): State[] {
  const states: State[] = [];
  let [group, heading] = ['', ''];
  for (const line of markdown.split('\n')) {
    const head = /^## ([a-z-]+)/.exec(line);
    if (head) [group, heading] = [head[1] ?? '', line.slice(3)];
    if (!group || !line.startsWith('- ')) continue;
    const [, ...parts] = line.split(new RegExp(`\`${group}\\.([a-z0-9-]+)\``));
    let shared: State[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      const [name = '', text = ''] = parts.slice(at, at + 2);
      const state = { id: `${group}.${name}`, group, heading, label: inWords(name), words: '' };
      states.push(state);
      shared.push(state);
      const dash = text.indexOf('— ');
      if (dash === -1 && !/\.\s*$/.test(text)) continue;
      for (const one of shared) one.words = dash === -1 ? '' : text.slice(dash + 2).trim();
      shared = [];
    }
  }
  return states;
}
