import { readCsf } from 'storybook/internal/csf-tools';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { SEPARATOR } from './separator.ts';
import { storyName } from './storyName.ts';

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  type: string;
  value?: unknown;
  key?: { name?: string };
  elements?: (Node | null)[];
  properties?: Node[];
  expression?: Node;
}

const property = (node: Node | undefined, name: string): Node | undefined => {
  const found = node?.properties?.find(({ key }) => key?.name === name)?.value as Node | undefined;
  return found?.type === 'TSAsExpression' ? found.expression : found;
};

/** The ids in `parameters: { covers: [...], asserts: [...] }` of a story, which must be written there as literals. */
const idsIn = (parameters: Node | undefined, name: 'covers' | 'asserts'): string[] =>
  property(parameters, name)?.elements?.flatMap((node) => (node ? [String(node.value)] : [])) ?? [];

/** Reads story files as Storybook does, and names the stories of documented states after the catalogue. */
export const indexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const csf = (await readCsf(fileName, options)).parse();
    return csf.indexInputs.map((input): IndexInput => {
      if (input.type !== 'story') return input;
      const parameters = csf._storyAnnotations[input.exportName]?.['parameters'] as Node | undefined;
      const covers = idsIn(parameters, 'covers');
      const behaviour = input.tags?.includes('behaviour') ?? false;
      const own = input.name ?? '';
      const asserts = idsIn(parameters, 'asserts').join(' ');
      const name = behaviour ? [own, asserts].filter(Boolean).join(SEPARATOR) : storyName(own, covers);
      return { ...input, name };
    });
  },
};
