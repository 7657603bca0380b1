import { expect, test } from 'vitest';
import { manifestFaults } from './manifestFaults.ts';

const button = {
  id: 'button',
  path: './Button.stories.tsx',
  name: 'Button',
  import: "import { Button, Row } from 'library/Button';\nimport { Plus } from 'icons';",
  jsDocTags: {},
  stories: [{ id: 'button--plain', name: 'Plain', snippet: 'const Plain = () => <Button />;' }],
};
const offered: Readonly<Record<string, readonly string[] | 'any'>> = {
  'library/Button': ['Button', 'Row'],
  icons: 'any',
};
const faultsOf = (changed: Partial<typeof button> & { error?: { name: string; message: string } }) =>
  manifestFaults({ v: 0, components: { button: { ...button, ...changed } } }, (module) => offered[module]);

test('a component that others can import as it says has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  [{ error: { name: 'No component found', message: '' } }, ['No component found']],
  [{ import: '' }, ['Button is not imported']],
  [{ import: "import { Button, Stack } from 'library/Button';" }, ["Stack can't be imported from 'library/Button'"]],
  [{ import: "import { Button } from 'library';" }, ["library can't be imported from 'library'"]],
  [
    { import: "import { Button } from 'library/Button';\nimport all from './all.ts';" },
    ["./all.ts can't be imported from './all.ts'"],
  ],
  [{ stories: [{ id: 'button--plain', name: 'Plain' }] }, ['Plain has no snippet']],
])('%j has its fault named', (changed, faults) => {
  expect(faultsOf(changed as Partial<typeof button>)).toEqual(faults.map((fault) => `button: ${fault}`));
});
