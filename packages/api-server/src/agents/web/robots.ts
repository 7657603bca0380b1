import { product } from '@switchboard/api-contract/product';

interface Rule {
  readonly allows: boolean;
  readonly path: string;
}

const ownName = product.name.toLowerCase();
const most = 500;

/** The rules for us in a robots.txt, or else those for all: https://www.rfc-editor.org/rfc/rfc9309 */
function rulesIn(text: string): readonly Rule[] {
  const rules = new Map<string, Rule[]>();
  let agents: string[] = [];
  let open = false;
  for (const line of text.split(/\r\n|\r|\n/, most)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      agents = open ? [...agents, value.trim().toLowerCase()] : [value.trim().toLowerCase()];
      open = true;
      for (const agent of agents) if (!rules.has(agent)) rules.set(agent, []);
    } else if (name === 'allow' || name === 'disallow') {
      open = false;
      const path = value.trim();
      if (path !== '') for (const agent of agents) rules.get(agent)?.push({ allows: name === 'allow', path });
    }
  }
  return rules.get(ownName) ?? rules.get('*') ?? [];
}

/** Whether a rule's path, with its stars and its dollar at the end, is the beginning of a path. */
function fits(rule: string, path: string): boolean {
  const toEnd = rule.endsWith('$');
  const [first = '', ...rest] = (toEnd ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const found = toEnd && index === rest.length - 1 ? path.lastIndexOf(part) : path.indexOf(part, at);
    if (found < at) return false;
    at = found + part.length;
  }
  return !toEnd || at === path.length;
}

/** Reads a robots.txt: whether we may read a path. The longest rule that fits decides; in doubt, it is allowed. */
export function readRobots(text: string): (path: string) => boolean {
  const rules = rulesIn(text);
  return (path) => {
    const fitting = rules.filter((rule) => fits(rule.path, path));
    const longest = Math.max(...fitting.map((rule) => rule.path.length));
    const deciding = fitting.filter((rule) => rule.path.length === longest);
    return deciding.length === 0 || deciding.some(({ allows }) => allows);
  };
}
