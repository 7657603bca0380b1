// The invariants of ARCHITECTURE.md, each with small examples that prove that it catches violations.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { counterExamples, type Invariant } from './architecture/counterExamples.ts';
import { declared } from './architecture/declared.ts';
import { importLaw } from './architecture/importLaw.ts';
import { mocks } from './architecture/mocks.ts';
import { proof } from './architecture/proof.ts';
import { routes } from './architecture/routes.ts';
import { server } from './architecture/server.ts';
import type { Detect } from './architecture/sources.ts';
import { styles } from './architecture/styles.ts';
import { uiNeverFetches, uiReadsNoClock } from './architecture/uiIsPure.ts';
import { uiLayers } from './architecture/uiLayers.ts';
import { vendors } from './architecture/vendors.ts';
import { root } from './run.ts';
import { parseStates } from '../.storybook/states/parseStates.ts';
import { coverage, idsIn, readStates } from './states.ts';

const files = globSync(
  ['packages/*/{src,test,conformance}/**/*.{ts,tsx}', 'packages/*/package.json', '.storybook/**/*.{ts,tsx}'],
  { cwd: root },
)
  .toSorted()
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));

const invariants: Record<Invariant, { detect: Detect; sentence: string }> = {
  law: {
    detect: importLaw,
    sentence:
      'api-contract ← everyone. app → ui. Stories and tests alone → api-mocks. api-server → api-contract and sandbox. sandbox → nobody. Nothing else.',
  },
  declared: {
    detect: declared,
    sentence: 'Every package declares what it imports; what its product imports is no development dependency.',
  },
  fetch: {
    detect: uiNeverFetches,
    sentence:
      '1. ui never fetches: no react-query, no router, no msw outside stories. Links come through a LinkProvider.',
  },
  clock: {
    detect: uiReadsNoClock,
    sentence:
      '2. ui never reads the clock or chance: now and random figures come in (browser devices live in ui/devices behind hooks). The app asks in readClock.ts alone.',
  },
  layers: {
    detect: uiLayers,
    sentence:
      '3. Inside ui: theme ← components ← charts ← rules, blocks ← shell ← screens. components/ knows no domain word.',
  },
  vendors: {
    detect: vendors,
    sentence:
      '4. Radix only in components/; recharts only in charts/, always lazy with its box sized beforehand; lazy components only in a LazyRegion.',
  },
  styles: {
    detect: styles,
    sentence:
      '5. Colours, sizes and fonts are written in theme/ alone; a .css.ts imports only theme, tone lists and vanilla-extract.',
  },
  routes: {
    detect: routes,
    sentence:
      '6. useQuery and useMutation appear in app/src/queries and app/src/routes alone; a route file renders exactly one screen.',
  },
  mocks: {
    detect: mocks,
    sentence: '7. Builders and scenarios do not import msw. The same handlers serve Storybook, vitest and the demo.',
  },
  proof: {
    detect: proof,
    sentence: '8. Every screen and component has stories, every file in rules/ a test over its whole table.',
  },
  server: {
    detect: server,
    sentence:
      '9. No file in api-server builds SQL by joining strings; no credential leaves it in any log line or error.',
  },
};

for (const [name, { broken, kept }] of Object.entries(counterExamples) as [
  Invariant,
  (typeof counterExamples)[Invariant],
][]) {
  const { detect, sentence } = invariants[name];
  describe(name, () => {
    it(sentence, () => expect(detect(files)).toEqual([]));
    it.each(broken.map(([what, ...sources]) => ({ what, sources })))('notices $what', ({ sources }) =>
      expect(detect(sources)).not.toEqual([]),
    );
    it.each(kept.map(([what, ...sources]) => ({ what, sources })))('allows $what', ({ sources }) =>
      expect(detect(sources)).toEqual([]),
    );
  });
}

describe('states', () => {
  const catalogue =
    '## agents — /agents\n- `agents.idle`, `agents.busy` (x) — text with `a.file`. `agents.late` — more\n## toast\n- `toast.error` — x';

  test('8. every id of docs/states.md has a story, and a line that says what it shows', () => {
    const { groups, unseen, unknown } = readStates();
    expect(unknown).toEqual([]);
    expect(unseen).toEqual([]);
    expect(groups.flatMap(({ missing }) => missing)).toEqual([]);
  });
  test('reads several ids of one line, and no other word in backticks', () => {
    expect(parseStates(catalogue).map(({ id, words }) => [id, words])).toEqual([
      ['agents.idle', 'text with `a.file`.'],
      ['agents.busy', 'text with `a.file`.'],
      ['agents.late', 'more'],
      ['toast.error', 'x'],
    ]);
  });
  test('reads every list of a story file, but no comment', () => {
    const text = "parameters: { covers: ['a.b',\n 'c.d'] } // covers: ['e.f']\n covers: [`g.h`], asserts: ['i.j']";
    expect(idsIn(text, 'covers')).toEqual(['a.b', 'c.d', 'g.h']);
    expect(idsIn(text, 'asserts')).toEqual(['i.j']);
  });
  test('notices an id without a story, one that nobody can see, and one that nobody documented', () => {
    const story = { path: 'X.stories.tsx', text: "covers: ['agents.idle', 'agents.gone'], asserts: ['agents.late']" };
    const shows = { path: 'x.ts', text: "  'agents.idle': (page) => x,\n  'agents.busy': x,\n  'toast.no': x," };
    expect(coverage(catalogue, [story], [shows])).toEqual({
      groups: [
        { name: 'agents', total: 3, missing: ['agents.busy', 'agents.late'] },
        { name: 'toast', total: 1, missing: ['toast.error'] },
      ],
      unseen: ['agents.late', 'toast.error'],
      unknown: [
        { id: 'agents.gone', path: 'X.stories.tsx' },
        { id: 'toast.no', path: 'x.ts' },
      ],
    });
  });
});
