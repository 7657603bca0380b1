import { addons } from 'storybook/manager-api';
import { SEPARATOR } from './index/separator.ts';
import { brandTheme } from './brandTheme.ts';

addons.setConfig({
  theme: brandTheme,
  sidebar: {
    renderLabel: ({ name }) => name.split(SEPARATOR)[0] ?? name,
  },
});
