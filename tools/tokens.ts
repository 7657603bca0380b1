// npm run tokens: writes the values of packages/ui/src/theme as design tokens into packages/ui/tokens, in the standard
// form (Design Tokens Community Group, Format and Resolver Module 2025.10), for design tools.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { colourMeanings, toneMeanings } from '../packages/ui/src/theme/colourMeanings.ts';
import { dark, light, strongerColours } from '../packages/ui/src/theme/colours.ts';
import * as theme from '../packages/ui/src/theme/tokens.ts';
import { root } from './run.ts';

/** A design token, or a group of them. */
export interface Tokens {
  $type?: string;
  $value?: unknown;
  $description?: string;
  [name: string]: unknown;
}

const rounded = (value: number): number => Number(value.toFixed(4));

/** The parts of `#rrggbb`, `rgb(r g b / a)` or `transparent`. */
function colour(text: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16))
    : text === 'transparent'
      ? [0, 0, 0, 0]
      : [...text.matchAll(/[\d.]+/g)].map(Number);
  const channels = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(channel / 255)),
    ...(alpha === 1 ? {} : { alpha }),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** A number with its unit: `1.5rem`, `120ms`; without one it is in px. */
const measure = (text: string) => ({
  value: Number.parseFloat(text),
  unit: /[a-z]+$/.exec(text)?.[0] ?? 'px',
});

/** The layers of a CSS shadow; one that can't be seen for `none`. */
const shadow = (text: string) =>
  (text === 'none' ? '0 0 transparent' : text).split(/, (?=\d)/).map((layer) => {
    const [, lengths = '', color = ''] = /^((?:[\d.]+(?:px)? )+)(.+)$/.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ');
    return {
      color: colour(color),
      offsetX: measure(offsetX),
      offsetY: measure(offsetY),
      blur: measure(blur),
      spread: measure(spread),
    };
  });

/** The token of a value as CSS writes it. Throws for one that has no type. */
function tokenOf(value: string | number): Tokens {
  if (typeof value === 'number') return { $type: 'number', $value: value };
  if (/^(#|rgb)/.test(value)) return { $type: 'color', $value: colour(value) };
  if (/^[\d.]+(px|rem)$/.test(value)) return { $type: 'dimension', $value: measure(value) };
  if (/^[\d.]+m?s$/.test(value)) return { $type: 'duration', $value: measure(value) };
  if (value.startsWith('cubic-bezier('))
    return { $type: 'cubicBezier', $value: [...value.matchAll(/[\d.]+/g)].map(Number) };
  if (value === 'none' || value.startsWith('0 ')) return { $type: 'shadow', $value: shadow(value) };
  throw new Error(`No type of token for "${value}"`);
}

type Tree = { readonly [name: string]: string | number | Tree };

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  token: (value: Value, name: string) => Tokens,
): Tokens => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value, name)]));

const groupOf = (tree: Tree): Tokens =>
  mapped(tree, (value) => (typeof value === 'object' ? groupOf(value) : tokenOf(value)));

/** The colours and shadows of a theme, with what they are for. */
function themeOf({ color, tone, lines, elevation }: typeof light | typeof dark): Tokens {
  const described = (group: Tree, meanings: Readonly<Record<string, string>>): Tokens =>
    mapped(groupOf(group) as Record<string, Tokens>, (token, name) => ({
      ...(meanings[name] ? { $description: meanings[name] } : {}),
      ...token,
    }));
  return {
    color: described(color, colourMeanings),
    tone: described(tone, toneMeanings),
    lines: groupOf(lines),
    elevation: groupOf(elevation),
  };
}

/** What both themes share. */
const base: Tokens = {
  font: mapped(theme.font, (names) => ({
    $type: 'fontFamily',
    $value: names.split(', ').map((name) => name.replaceAll("'", '')),
  })),
  fontSize: groupOf(theme.fontSize),
  fontWeight: mapped(theme.fontWeight, (weight) => ({ $type: 'fontWeight', $value: weight })),
  type: mapped(theme.type, ({ size, lineHeight, weight, tracking }, name) => ({
    $type: 'typography',
    $value: {
      fontFamily: name.startsWith('mono') ? '{font.mono}' : '{font.sans}',
      fontSize: { value: rounded(size / 16), unit: 'rem' },
      fontWeight: weight,
      letterSpacing: { value: rounded((Number.parseFloat(tracking) * size) / 16), unit: 'rem' },
      lineHeight: rounded(lineHeight / size),
    },
  })),
  space: groupOf(theme.space),
  radius: groupOf(theme.radius),
  size: groupOf(theme.size),
  breakpoint: mapped(theme.breakpoint, (width) => tokenOf(`${width}px`)),
  z: groupOf(theme.z),
  motion: groupOf(theme.motion),
  assistant: groupOf(theme.assistant),
};

const file = (name: string) => ({ $ref: `${name}.tokens.json` });

/** How the files make up each appearance. */
const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Switchboard',
  version: '2025.10',
  sets: { base: { sources: [file('base')] } },
  modifiers: {
    theme: {
      description: 'Light or dark, and for readers who ask for more contrast',
      contexts: {
        light: [file('light')],
        dark: [file('dark')],
        lightMoreContrast: [file('light'), file('light-more-contrast')],
        darkMoreContrast: [file('dark'), file('dark-more-contrast')],
      },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

/** The folder that the files are in. */
export const tokensFolder = join(root, 'packages/ui/tokens');

/** Every file by its name. */
export const tokenFiles: Readonly<Record<string, object>> = {
  'base.tokens.json': base,
  'light.tokens.json': themeOf(light),
  'dark.tokens.json': themeOf(dark),
  'light-more-contrast.tokens.json': { color: groupOf(strongerColours(light)) },
  'dark-more-contrast.tokens.json': { color: groupOf(strongerColours(dark)) },
  'switchboard.resolver.json': resolver,
};

/** The text of a file, with a token a line. */
const textOf = (content: object): string =>
  `${JSON.stringify(content, null, 2).replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, (token) => token.replaceAll(/\s+/g, ' '))}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, content] of Object.entries(tokenFiles)) writeFileSync(join(tokensFolder, name), textOf(content));
