import { usedIcons } from 'virtual:used-icons';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../../src/components/display/Icon/Icon.tsx';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';

const icons = Object.entries(usedIcons);

const meta = preview.meta({ title: 'Foundations/Icons' });

/** Every icon that the product uses. */
export const Icons = meta.story({
  render: () => (
    <DocPage
      path="Foundations"
      name="Icons"
      summary="Lucide icons, drawn thinner as they get larger. They decorate: the word is beside them, or in the control's name."
    >
      <DocPart title="In use" hint={`${icons.length} icons.`}>
        <DocTable
          label="In use"
          heads={['Name', '14', '16', '20', '24']}
          rows={icons.map(([name, icon]) => [
            <code key="name">{name}</code>,
            ...([14, 16, 20, 24] as const).map((size) => <Icon key={size} icon={icon} size={size} />),
          ])}
        />
      </DocPart>
    </DocPage>
  ),
});
