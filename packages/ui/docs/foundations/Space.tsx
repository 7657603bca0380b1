import { vars } from '../../src/theme/contract.css.ts';
import { light } from '../../src/theme/colours.ts';
import { breakpoint, radius, size, space } from '../../src/theme/tokens.ts';
import { DocTable } from '../frame/DocTable.tsx';
import { box, sample } from './swatch.css.ts';

const code = (name: string) => <code key="name">{name}</code>;

/** `control.sm`, `2rem`: the leaves of a tree of tokens. */
const leaves = (tree: object, path = ''): (readonly [name: string, value: string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object'
      ? leaves(value as object, `${path}${name}.`)
      : [[`${path}${name}`, String(value)] as const],
  );

export const Spaces = () => (
  <DocTable
    label="Space"
    heads={['Step', 'Value', 'Width']}
    rows={Object.entries(space).map(([name, width]) => [
      code(name),
      width,
      <span key="width" className={sample} style={{ display: 'block', height: 12, width }} />,
    ])}
  />
);

export const Radii = () => (
  <DocTable
    label="Radius"
    heads={['Step', 'Value', 'Corner']}
    rows={Object.entries(radius).map(([name, borderRadius]) => [
      code(name),
      borderRadius,
      <span key="corner" className={box} style={{ display: 'block', borderRadius }} />,
    ])}
  />
);

export const Elevations = () => (
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
);

export const Sizes = () => (
  <DocTable
    label="Sizes"
    heads={['Token', 'Value']}
    figures={['Value']}
    rows={leaves(size).map(([name, value]) => [code(name), value])}
  />
);

export const Breakpoints = () => (
  <DocTable
    label="Breakpoints"
    heads={['Step', 'From']}
    figures={['From']}
    rows={Object.entries(breakpoint).map(([name, width]) => [code(name), width])}
  />
);
