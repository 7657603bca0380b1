import { describe, expect, test } from 'vitest';
import { dark, light } from '../../src/theme/colours.ts';
import { LINES, TONES, USAGES } from '../../src/theme/tokens.ts';
import { contrast, minimumContrast } from './contrast.ts';

const { text: TEXT, graphic: GRAPHIC } = minimumContrast;

type Pair = [name: string, fore: string, back: string, least: number];

const SURFACES = ['canvas', 'panel', 'surface', 'sunken', 'hover', 'pressed'] as const;
const CARD_SURFACES = ['surface', 'canvas', 'hover'] as const;

function pairs({ color, tone, lines }: typeof light | typeof dark): Pair[] {
  return [
    ...SURFACES.flatMap((surface): Pair[] => [
      ...(['text', 'textSecondary', 'textMuted'] as const).map((ink): Pair => [
        `${ink} on ${surface}`,
        color[ink],
        color[surface],
        TEXT,
      ]),
      [`focus on ${surface}`, color.focus, color[surface], GRAPHIC],
    ]),
    ...(['canvas', 'panel', 'surface', 'sunken'] as const).flatMap((surface): Pair[] => [
      [`controlBorder on ${surface}`, color.controlBorder, color[surface], GRAPHIC],
      [`signal on ${surface}`, color.signal, color[surface], GRAPHIC],
    ]),
    ...(['primary', 'primaryHover', 'primaryPressed'] as const).map((fill): Pair => [
      `onPrimary on ${fill}`,
      color.onPrimary,
      color[fill],
      TEXT,
    ]),
    ['text on panelCurrent', color.text, color.panelCurrent, TEXT],
    ['onTooltip on tooltip', color.onTooltip, color.tooltip, TEXT],
    ['knob on the switched-off track', color.knob, color.controlBorder, GRAPHIC],
    ...TONES.flatMap((name): Pair[] => {
      const { soft, text, solid, onSolid, lamp } = tone[name];
      return [
        [`${name}.text on soft`, text, soft, TEXT],
        [`${name}.onSolid on solid`, onSolid, solid, TEXT],
        [`${name}.lamp on soft`, lamp, soft, GRAPHIC],
        [`${name}.solid on track`, solid, color.track, GRAPHIC],
        ...CARD_SURFACES.flatMap((surface): Pair[] => [
          [`${name}.text on ${surface}`, text, color[surface], TEXT],
          ...(surface === 'hover' ? [] : [[`${name}.lamp on ${surface}`, lamp, color[surface], GRAPHIC] as Pair]),
        ]),
      ];
    }),
    ['text on the selected row', color.text, tone.accent.soft, TEXT],
    ['textMuted on the selected row', color.textMuted, tone.accent.soft, TEXT],
    ...LINES.flatMap((name): Pair[] => {
      const { solid, on, soft, text } = lines[name];
      return [
        [`${name}.on on solid`, on, solid, TEXT],
        [`${name}.text on soft`, text, soft, TEXT],
        [`${name}.solid on surface`, solid, color.surface, GRAPHIC],
        [`${name}.solid on canvas`, solid, color.canvas, GRAPHIC],
        [`${name}.solid on track`, solid, color.track, GRAPHIC],
      ];
    }),
    ...USAGES.map((name): Pair => [`usage ${name} on track`, color.usage[name], color.track, GRAPHIC]),
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme', (_name, theme) => {
  test.each(pairs(theme))('%s', (_pair, fore, back, least) => {
    expect(contrast(fore, back)).toBeGreaterThanOrEqual(least);
  });
});

test('computes the ratio as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

test('the themes have the same keys', () => {
  const shape = (value: object): unknown =>
    Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeof each === 'object' ? shape(each) : 0]));
  expect(shape(dark)).toEqual(shape(light));
});
