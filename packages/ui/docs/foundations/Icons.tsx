import { Icon } from '../../src/components/display/Icon/Icon.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import * as usedIcons from './usedIcons.ts';

export const Icons = () => (
  <DocTable
    label="Icons in use"
    heads={['Name', '14', '16', '20', '24']}
    rows={Object.entries(usedIcons).map(([name, icon]) => [
      <code key="name">{name}</code>,
      ...([14, 16, 20, 24] as const).map((size) => <Icon key={size} icon={icon} size={size} />),
    ])}
  />
);
