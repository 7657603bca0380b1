import { dark, light } from '@switchboard/ui/theme/colours';
import { font } from '@switchboard/ui/theme/tokens';
import { create } from 'storybook/theming/create';

const themeIn = (base: 'light' | 'dark') => {
  const { color } = base === 'dark' ? dark : light;
  return create({
    base,
    brandTitle: `<span style="display:flex;align-items:center;gap:8px"><img src="./icon.svg" alt="" width="22" height="22">Switchboard</span>`,
    brandUrl: './',
    fontBase: font.sans,
    fontCode: font.mono,
    colorPrimary: color.signal,
    colorSecondary: color.focus,
    appBg: color.panel,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appBorderColor: color.border,
    appBorderRadius: 8,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barTextColor: color.textSecondary,
    barSelectedColor: color.focus,
    barHoverColor: color.focus,
    barBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.controlBorder,
    inputTextColor: color.text,
    inputBorderRadius: 6,
  });
};

/** Storybook itself in the product's colours. */
export const brandThemes = { light: themeIn('light'), dark: themeIn('dark') };
