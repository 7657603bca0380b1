import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tokenFiles, tokensFolder, type Tokens } from './tokens.ts';

const isToken = (node: Tokens): boolean => '$value' in node;

/** Every token of a group by its path: `color.text`. */
const tokensIn = (group: Tokens, path = ''): [path: string, token: Tokens][] =>
  Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, node]) =>
      isToken(node as Tokens)
        ? [[path + name, node as Tokens] as [string, Tokens]]
        : tokensIn(node as Tokens, `${path}${name}.`),
    );

const files = Object.fromEntries(
  readdirSync(tokensFolder).map((name) => [
    name,
    JSON.parse(readFileSync(`${tokensFolder}/${name}`, 'utf8')) as Tokens,
  ]),
);
const fileOf = (name: string): Tokens => files[`${name}.tokens.json`] ?? {};
const sources = Object.keys(files).filter((name) => name.endsWith('.tokens.json'));

const fraction = expect.toSatisfy((value: unknown) => typeof value === 'number' && value >= 0 && value <= 1);
const number = expect.any(Number) as number;
const length = { value: number, unit: expect.stringMatching(/^(px|rem)$/) as string };
const colour = {
  colorSpace: 'srgb',
  components: [fraction, fraction, fraction],
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
};
const anyColour = expect.toBeOneOf([colour, { ...colour, alpha: fraction }]) as object;
const weight = expect.toSatisfy((value: unknown) => typeof value === 'number' && value >= 1 && value <= 1000);

/** What the format demands of a value, by its type. */
const formOf: Readonly<Record<string, unknown>> = {
  number,
  color: anyColour,
  dimension: length,
  duration: { value: number, unit: expect.stringMatching(/^m?s$/) as string },
  cubicBezier: [fraction, number, fraction, number],
  fontFamily: expect.toSatisfy(
    (names: unknown) => Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string'),
  ),
  fontWeight: weight,
  shadow: expect.toSatisfy((layers: unknown) => Array.isArray(layers) && layers.length > 0),
  typography: {
    fontFamily: expect.stringMatching(/^\{font\.\w+\}$/) as string,
    fontSize: length,
    fontWeight: weight,
    letterSpacing: length,
    lineHeight: number,
  },
};

test('The files are what the theme says', () => expect(files, 'npm run tokens').toEqual(tokenFiles));

describe('The format', () => {
  test.each(sources)('%s has values of the types that it names', (name) => {
    const tokens = tokensIn(files[name] ?? {});
    expect(tokens.length).toBeGreaterThan(0);
    for (const [path, { $type, $value }] of tokens) {
      expect(path).toMatch(/^[^${}.][^{}.]*(\.[^${}.][^{}.]*)*$/);
      expect(Object.keys(formOf), path).toContain($type);
      expect($value, path).toEqual(formOf[String($type)]);
      for (const layer of $type === 'shadow' ? ($value as object[]) : [])
        expect(layer, path).toEqual({
          color: anyColour,
          offsetX: length,
          offsetY: length,
          blur: length,
          spread: length,
        });
    }
  });

  test('Every reference leads to a token', () => {
    const paths = tokensIn(fileOf('base')).map(([path]) => path);
    const references = [...JSON.stringify(files).matchAll(/"\{([^}]+)\}"/g)].map(([, path]) => path);
    expect(references.length).toBeGreaterThan(0);
    expect(paths).toEqual(expect.arrayContaining(references));
  });
});

describe('The themes', () => {
  const shape = (name: string) => tokensIn(fileOf(name)).map(([path, { $type }]) => [path, $type]);

  test('have the same tokens', () => expect(shape('dark')).toEqual(shape('light')));

  test('replace tokens for more contrast, and add none', () => {
    expect(shape('dark-more-contrast')).toEqual(shape('light-more-contrast'));
    expect(shape('light')).toEqual(expect.arrayContaining(shape('light-more-contrast')));
  });
});

test('The resolver names every file, and one context to begin with', () => {
  const resolver = readFileSync(`${tokensFolder}/switchboard.resolver.json`, 'utf8');
  const named = [...resolver.matchAll(/"\$ref": "([^#"]+)"/g)].map(([, name = '']) => name);
  expect([...new Set(named)].toSorted()).toEqual(sources.toSorted());
  const { theme } = (JSON.parse(resolver) as { modifiers: Record<string, { default: string; contexts: object }> })
    .modifiers;
  expect(Object.keys(theme?.contexts ?? {})).toContain(theme?.default);
});
