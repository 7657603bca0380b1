import { addons } from 'storybook/manager-api';
import { SEPARATOR } from './index/separator.ts';

addons.setConfig({
  sidebar: {
    renderLabel: ({ name }) => name.split(SEPARATOR)[0] ?? name,
  },
});
