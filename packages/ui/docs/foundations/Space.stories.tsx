import preview from '../../../../.storybook/preview.tsx';
import { light } from '../../src/theme/lightColours.ts';
import { breakpoint, radius, size, space } from '../../src/theme/tokens.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import { box, sample } from './swatch.css.ts';

const meta = preview.meta({ title: 'Foundations/Space' });

const code = (name: string) => <code key="name">{name}</code>;

/** `control.sm`, `36px`: the leaves of a tree of tokens. */
const leaves = (tree: object, path = ''): (readonly [name: string, value: string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object'
      ? leaves(value as object, `${path}${name}.`)
      : [[`${path}${name}`, String(value)] as const],
  );

/** Distances, corners, shadows, sizes and the widths at which the layout changes. */
export const Space = meta.story({
  render: () => (
    <DocPage
      path="Foundations"
      name="Space, radius and elevation"
      summary="A grid of 4 px. Hairlines separate; a shadow is only for what floats."
    >
      <DocPart title="Space">
        <DocTable
          label="Space"
          heads={['Step', 'Value', 'Width']}
          rows={Object.entries(space).map(([name, width]) => [
            code(name),
            width,
            <span key="width" className={sample} style={{ display: 'block', height: 12, width }} />,
          ])}
        />
      </DocPart>
      <DocPart title="Radius">
        <DocTable
          label="Radius"
          heads={['Step', 'Value', 'Corner']}
          rows={Object.entries(radius).map(([name, borderRadius]) => [
            code(name),
            borderRadius,
            <span key="corner" className={box} style={{ display: 'block', borderRadius }} />,
          ])}
        />
      </DocPart>
      <DocPart title="Elevation">
        <DocTable
          label="Elevation"
          heads={['Step', 'Looks']}
          rows={(Object.keys(light.elevation) as (keyof typeof light.elevation)[]).map((name) => [
            code(name),
            <span
              key="shadow"
              className={box}
              style={{ display: 'block', margin: 16, boxShadow: vars.elevation[name], borderRadius: radius.lg }}
            />,
          ])}
        />
      </DocPart>
      <DocPart title="Sizes">
        <DocTable
          label="Sizes"
          heads={['Token', 'Value']}
          figures={['Value']}
          rows={leaves(size).map(([name, value]) => [code(name), value])}
        />
      </DocPart>
      <DocPart title="Breakpoints" hint="From this width in px on, the next layout applies.">
        <DocTable
          label="Breakpoints"
          heads={['Step', 'From']}
          figures={['From']}
          rows={Object.entries(breakpoint).map(([name, width]) => [code(name), width])}
        />
      </DocPart>
    </DocPage>
  ),
});
