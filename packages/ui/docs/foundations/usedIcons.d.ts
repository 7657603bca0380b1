// Made by .storybook/usedIconsPlugin.ts.
declare module 'virtual:used-icons' {
  import type { IconType } from '../../src/components/display/Icon/Icon.tsx';

  /** The lucide icons that the product imports, by name. */
  export const usedIcons: Readonly<Record<string, IconType>>;
}
