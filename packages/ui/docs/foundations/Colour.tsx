import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../src/components/display/Badge/Badge.tsx';
import { colourMeanings, toneMeanings } from '../../src/theme/colourMeanings.ts';
import { dark, light } from '../../src/theme/colours.ts';
import { LINES, TONES, USAGES } from '../../src/theme/tokens.ts';
import { DocTable } from '../frame/DocTable.tsx';
import { Ratio, type RatioProps } from './Ratio.tsx';
import { Squares, TokenName } from './Swatch.tsx';

const surfaces = ['canvas', 'panel', 'surface', 'sunken', 'hover', 'pressed'] as const;
const inks = ['text', 'textSecondary', 'textMuted'] as const;
const graphics = ['controlBorder', 'focus', 'signal'] as const;
const themes = [light, dark] as const;

type Plain = keyof typeof colourMeanings;
const shown = new Set<Plain>([...surfaces, ...inks, ...graphics]);
const others = (Object.keys(colourMeanings) as Plain[]).filter((name) => !shown.has(name));

/** The squares and the name of a colour, in both themes. */
const colour = (name: string, colours: readonly string[]) => [
  <Squares key="squares" colours={colours} />,
  <TokenName key="name" name={name} values={colours} />,
];
const plain = (name: Plain) =>
  colour(
    name,
    themes.map(({ color }) => color[name]),
  );

/** A contrast in the light theme and in the dark one. */
const ratios = (of: RatioProps['of'], colours: (theme: (typeof themes)[number]) => Omit<RatioProps, 'of'>) => (
  <>
    <Ratio of={of} {...colours(light)} /> · <Ratio of={of} {...colours(dark)} />
  </>
);

const meanings = (label: string, names: readonly Plain[]) => (
  <DocTable
    label={label}
    heads={['Light, dark', 'Token', 'For']}
    rows={names.map((name) => [...plain(name), colourMeanings[name]])}
  />
);

const contrasts = (label: string, names: readonly Plain[], of: RatioProps['of']) => (
  <DocTable
    label={label}
    heads={['Light, dark', 'Token', ...surfaces]}
    figures={surfaces}
    rows={names.map((name) => [
      ...plain(name),
      ...surfaces.map((surface) =>
        themes.map(({ color }, index) => (
          <div key={index}>
            <Ratio of={of} fore={color[name]} back={color[surface]} />
          </div>
        )),
      ),
    ])}
  />
);

export const Surfaces = () => meanings('Surfaces', surfaces);
export const TextContrast = () => contrasts('Contrast of text', inks, 'text');
export const GraphicContrast = () => contrasts('Contrast of graphics', graphics, 'graphic');
export const OtherColours = () => meanings('All other colours', others);

export const Tones = () => (
  <DocTable
    label="Tones"
    heads={['Tone', 'Means', 'Badge', 'Solid', 'Lamp', 'Text on soft']}
    figures={['Text on soft']}
    rows={TONES.map((tone) => [
      <code key="tone">{tone}</code>,
      toneMeanings[tone],
      <Badge key="soft" tone={tone} icon={TriangleAlert}>
        Word
      </Badge>,
      <Badge key="solid" tone={tone} variant="solid">
        Word
      </Badge>,
      <Badge key="lamp" tone={tone} variant="plain" lamp="lit">
        Word
      </Badge>,
      ratios('text', ({ tone: { [tone]: colours } }) => ({ fore: colours.text, back: colours.soft })),
    ])}
  />
);

export const UsageColours = () => (
  <DocTable
    label="Usage"
    heads={['Light, dark', 'Token', 'On surface']}
    figures={['On surface']}
    rows={USAGES.map((usage) => [
      ...colour(
        `usage.${usage}`,
        themes.map(({ color }) => color.usage[usage]),
      ),
      ratios('graphic', ({ color }) => ({ fore: color.usage[usage], back: color.surface })),
    ])}
  />
);

export const LineColours = () => (
  <DocTable
    label="Lines"
    heads={['Light, dark', 'Line', 'Text on soft', 'On solid']}
    figures={['Text on soft', 'On solid']}
    rows={LINES.map((line) => [
      ...colour(
        line,
        themes.map(({ lines }) => lines[line].solid),
      ),
      ratios('text', ({ lines: { [line]: colours } }) => ({ fore: colours.text, back: colours.soft })),
      ratios('text', ({ lines: { [line]: colours } }) => ({ fore: colours.on, back: colours.solid })),
    ])}
  />
);
