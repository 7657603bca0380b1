import preview from '../../../../.storybook/preview.tsx';
import { font, type, type TypeStyle } from '../../src/theme/tokens.ts';
import { text } from '../../src/theme/typography.css.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';

const meta = preview.meta({ title: 'Foundations/Type' });

const faces = [
  ['sans', 'Instrument Sans, one variable file. Everything but what follows.', font.sans],
  ['mono', 'Geist Mono. Ids, types, roles, JSON, addresses of endpoints. Never figures in tiles.', font.mono],
] as const;

/** The two faces and every step of the scale. */
export const Type = meta.story({
  render: () => (
    <DocPage
      path="Foundations"
      name="Type"
      summary="Few sizes, many weights. Figures have equal widths, so columns of them line up."
    >
      <DocPart title="Faces">
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
      </DocPart>
      <DocPart title="Scale" hint="Size and line height in px.">
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
      </DocPart>
    </DocPage>
  ),
});
