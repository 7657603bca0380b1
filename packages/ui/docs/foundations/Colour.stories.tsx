import { TriangleAlert } from 'lucide-react';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../../src/components/display/Badge/Badge.tsx';
import { dark } from '../../src/theme/darkColours.ts';
import { light } from '../../src/theme/lightColours.ts';
import { LINES, TONES, USAGES } from '../../src/theme/tokens.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import { colourMeanings, toneMeanings } from '../../src/theme/colourMeanings.ts';
import { Ratio } from './Ratio.tsx';
import { Squares, TokenName } from './Swatch.tsx';

const meta = preview.meta({ title: 'Foundations/Colour' });

const surfaces = ['canvas', 'panel', 'surface', 'sunken', 'hover', 'pressed'] as const;
const inks = ['text', 'textSecondary', 'textMuted'] as const;
const graphics = ['controlBorder', 'focus', 'signal'] as const;
const themes = [light, dark] as const;

type Plain = keyof typeof colourMeanings;
const both = (name: Plain) => themes.map(({ color }) => color[name]);
const shown = new Set<Plain>([...surfaces, ...inks, ...graphics]);
const others = (Object.keys(colourMeanings) as Plain[]).filter((name) => !shown.has(name));

const plainRow = (name: Plain) => [
  <Squares key="squares" colours={both(name)} />,
  <TokenName key="name" name={name} values={both(name)} />,
  colourMeanings[name],
];

const contrastRow = (name: Plain, of: 'text' | 'graphic') => [
  <Squares key="squares" colours={both(name)} />,
  <TokenName key="name" name={name} values={both(name)} />,
  ...surfaces.map((surface) => (
    <span key={surface}>
      <Ratio fore={light.color[name]} back={light.color[surface]} of={of} />
      <br />
      <Ratio fore={dark.color[name]} back={dark.color[surface]} of={of} />
    </span>
  )),
];

const contrastTable = (label: string, names: readonly Plain[], of: 'text' | 'graphic') => (
  <DocTable
    label={label}
    heads={['Light, dark', 'Token', ...surfaces]}
    figures={surfaces}
    rows={names.map((name) => contrastRow(name, of))}
  />
);

/** Every colour of both themes, with its contrast on each surface. */
export const Colour = meta.story({
  render: () => (
    <DocPage
      path="Foundations"
      name="Colour"
      summary="Ink first. Text, borders and the primary button are neutral. Colour carries meaning (a tone) or identity (a line), never decoration."
    >
      <DocPart title="Surfaces">
        <DocTable label="Surfaces" heads={['Light, dark', 'Token', 'For']} rows={surfaces.map(plainRow)} />
      </DocPart>
      <DocPart
        title="Text"
        hint="Each ratio is computed from the tokens: the light theme above, the dark one below. Text needs 4.5."
      >
        {contrastTable('Contrast of text', inks, 'text')}
      </DocPart>
      <DocPart title="Edges and marks" hint="Graphics that carry meaning need 3.">
        {contrastTable('Contrast of graphics', graphics, 'graphic')}
      </DocPart>
      <DocPart title="All other colours">
        <DocTable label="All other colours" heads={['Light, dark', 'Token', 'For']} rows={others.map(plainRow)} />
      </DocPart>
      <DocPart title="Tones" hint="A tone never stands alone: an icon or a lamp and a word are with it.">
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
            themes.map(({ tone: tones }, index) => (
              <span key={index}>
                {index > 0 ? ' · ' : ''}
                <Ratio fore={tones[tone].text} back={tones[tone].soft} of="text" />
              </span>
            )),
          ])}
        />
      </DocPart>
      <DocPart title="Usage" hint="The three colours of a meter as it fills up.">
        <DocTable
          label="Usage"
          heads={['Light, dark', 'Token', 'On surface']}
          figures={['On surface']}
          rows={USAGES.map((usage) => {
            const colours = themes.map(({ color }) => color.usage[usage]);
            return [
              <Squares key="squares" colours={colours} />,
              <TokenName key="name" name={`usage.${usage}`} values={colours} />,
              <span key="ratio">
                <Ratio fore={light.color.usage[usage]} back={light.color.surface} of="graphic" />
                {' · '}
                <Ratio fore={dark.color.usage[usage]} back={dark.color.surface} of="graphic" />
              </span>,
            ];
          })}
        />
      </DocPart>
      <DocPart
        title="Lines"
        hint="Each agent is one line. No line is red or amber, so a bar can't be taken for an alarm. The marks are on their own page."
      >
        <DocTable
          label="Lines"
          heads={['Light, dark', 'Line', 'Text on soft', 'On solid']}
          figures={['Text on soft', 'On solid']}
          rows={LINES.map((line) => {
            const colours = themes.map(({ lines }) => lines[line].solid);
            const ratios = (fore: 'text' | 'on', back: 'soft' | 'solid') =>
              themes.map(({ lines }, index) => (
                <span key={index}>
                  {index > 0 ? ' · ' : ''}
                  <Ratio fore={lines[line][fore]} back={lines[line][back]} of="text" />
                </span>
              ));
            return [
              <Squares key="squares" colours={colours} />,
              <TokenName key="name" name={line} values={colours} />,
              ratios('text', 'soft'),
              ratios('on', 'solid'),
            ];
          })}
        />
      </DocPart>
    </DocPage>
  ),
});
