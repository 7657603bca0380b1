import { font, type, type TypeStyle } from '../../src/theme/tokens.ts';
import { text } from '../../src/theme/typography.css.ts';
import { DocTable } from '../frame/DocTable.tsx';

const faces = [
  ['sans', 'Instrument Sans, one variable file. Everything but what follows.', font.sans],
  ['mono', 'Geist Mono. Ids, types, roles, JSON, addresses of endpoints. Never figures in tiles.', font.mono],
] as const;

export const Faces = () => (
  <DocTable
    label="Faces"
    heads={['Face', 'For', 'Sample']}
    rows={faces.map(([name, use, family]) => [
      <code key="name">{name}</code>,
      use,
      <span key="sample" style={{ fontFamily: family }}>
        Aa Il1 0O 1,234.56
      </span>,
    ])}
  />
);

export const Scale = () => (
  <DocTable
    label="Scale"
    heads={['Step', 'Sample', 'Size', 'Line height', 'Weight', 'Tracking']}
    figures={['Size', 'Line height', 'Weight', 'Tracking']}
    rows={(Object.keys(type) as TypeStyle[]).map((name) => [
      <code key="name">{name}</code>,
      <span key="sample" className={text[name]}>
        8 agents, 1,204 runs
      </span>,
      type[name].size,
      type[name].lineHeight,
      type[name].weight,
      type[name].tracking,
    ])}
  />
);
