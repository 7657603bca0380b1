import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { describeComponents } from '../../../../.storybook/docgen/describeComponents.ts';
import type { ComponentDocs } from './ComponentDocs.ts';

const ui = fileURLToPath(new URL('../..', import.meta.url));
const sources = join(ui, 'src');

/** Components and blocks with stories: the path of their files without its ending. */
const subjects = globSync('{components/*,charts,blocks/*}/*/*.stories.tsx', { cwd: sources })
  .filter((file) => !file.endsWith('.behaviour.stories.tsx'))
  .map((file) => file.replace('.stories.tsx', ''))
  .toSorted();

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The titles of components in the side panel. */
const titles = subjects.map((subject) => {
  const [group = ''] = dirname(dirname(subject)).split('/').slice(-1);
  return `${subject.startsWith('blocks/') ? 'Blocks' : 'Components'}/${capital(group)}/${basename(subject)}`;
});

const docsOf = async (subject: string): Promise<ComponentDocs> =>
  ((await import(join(sources, `${subject}.docs.tsx`))) as { docs: ComponentDocs }).docs;

const documented = subjects.filter((subject) => existsSync(join(sources, `${subject}.docs.tsx`)));
const described = describeComponents(ui);

describe('every component and block', () => {
  test('is documented', () => {
    expect(subjects.filter((subject) => !documented.includes(subject))).toEqual([]);
  });

  test.each(documented)('%s: tells when to use it, what instead, and how it is reached', async (subject) => {
    const docs = await docsOf(subject);
    expect(docs.summary ?? described.get(`${subject}.tsx`)?.[0]?.description).toMatch(/\w+ \w+/);
    expect(docs.use.length).toBeGreaterThan(20);
    expect(Object.keys(docs.accessibility).length).toBeGreaterThan(1);
    for (const { use } of docs.instead ?? []) expect(titles).toContain(use);
    const source = readFileSync(join(sources, `${subject}.stories.tsx`), 'utf8');
    expect(/^export const (\w+) = /m.exec(source)?.[1]).toBe('Playground');
    const [first] = docs.stories ?? ['Playground'];
    expect(typeof first === 'string' ? first : first.story).toBe('Playground');
  });

  test.each(documented)('%s: says what each prop is for, in a type that can be read', (subject) => {
    const props = (described.get(`${subject}.tsx`) ?? [])
      .filter(({ from }) => from !== undefined)
      .flatMap(({ name, props: of }) => of.map((prop) => ({ ...prop, of: name })));
    expect(props.filter(({ description }) => description === '').map(({ of, name }) => `${of} ${name}`)).toEqual([]);
    expect(
      props.filter(({ type }) => /^(?:unknown|union|any|object|)$/.test(type)).map(({ of, name }) => `${of} ${name}`),
    ).toEqual([]);
  });
});

test('types are read as people write them', () => {
  const [button] = described.get('components/actions/Button/Button.tsx') ?? [];
  expect(button).toMatchObject({
    name: 'Button',
    from: '@switchboard/ui/components/actions/Button',
    element: 'button',
  });
  const props = new Map(button?.props.map((prop) => [prop.name, prop]));
  expect(props.get('size')).toMatchObject({
    type: "'sm' | 'md' | 'lg'",
    fallback: "'md'",
    control: { kind: 'choice', options: ['sm', 'md', 'lg'] },
  });
  expect(props.get('busy')).toMatchObject({ type: 'boolean', control: { kind: 'boolean' } });
  expect(props.get('icon')).toMatchObject({ type: 'IconType', control: { kind: 'icon' } });
  expect(props.get('children')).toMatchObject({ type: 'ReactNode', control: { kind: 'content' } });
  expect(props.has('aria-label')).toBe(false);
  const [filters] = described.get('components/actions/FilterBar/FilterBar.tsx') ?? [];
  expect(filters?.props.find(({ name }) => name === 'value')).toMatchObject({
    type: 'Value',
    control: { kind: 'text' },
  });
  const [dialog] = described.get('components/layers/Dialog/Dialog.tsx') ?? [];
  expect(dialog?.props[0]).toMatchObject({ name: 'open', required: true });
  expect(dialog?.props.find(({ name }) => name === 'onSubmit')).toMatchObject({
    type: '() => void',
    control: { kind: 'none' },
  });
});
