import { addons } from 'storybook/manager-api';
import { brandTheme } from './brandTheme.ts';
import { labelOf } from './index/labelOf.ts';

addons.setConfig({ theme: brandTheme, sidebar: { renderLabel: labelOf } });
