import { addons } from 'storybook/manager-api';
import { brandThemes } from './brandTheme.ts';
import { labelOf } from './index/labelOf.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: brandThemes[isDark ? 'dark' : 'light'], sidebar: { renderLabel: labelOf } });
