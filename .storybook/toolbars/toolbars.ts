import { members } from '@switchboard/api-mocks/world/sessions';
import { scenarioDescriptions, streamDescriptions } from '@switchboard/api-mocks/scenarios';
import type { GlobalTypes } from 'storybook/internal/csf';
import { clocks } from './clock.ts';
import { zones } from './zones.ts';

type Toolbar = Exclude<GlobalTypes[string]['toolbar'], undefined | false>;

const titles = (items: Readonly<Record<string, string>>) =>
  Object.entries(items).map(([value, title]) => ({ value, title }));

const toolbar = (description: string, icon: NonNullable<Toolbar['icon']>, items: Toolbar['items']) => ({
  description,
  toolbar: { title: description, icon, dynamicTitle: true, items },
});

/** What each switch stands at in every story that says nothing else. */
export const initialGlobals = {
  theme: 'light',
  scenario: 'ok',
  motion: 'system',
  contrast: 'system',
  zone: 'berlin',
  clock: 'fixtures',
  member: 'admin',
} as const;

/** The switches of the toolbar. Storybook keeps them in the address. */
export const globalTypes: GlobalTypes = {
  theme: toolbar('Theme', 'contrast', titles({ light: 'Light', dark: 'Dark', both: 'Side by side' })),
  scenario: toolbar(
    'API',
    'globe',
    Object.entries({ ...scenarioDescriptions, ...streamDescriptions }).map(([value, right]) => ({
      value,
      title: value,
      right,
    })),
  ),
  motion: toolbar('Motion', 'play', titles({ system: 'Motion as set', full: 'All motion', reduce: 'Reduced motion' })),
  contrast: toolbar('Contrast', 'eye', titles({ system: 'Contrast as set', more: 'More contrast' })),
  zone: toolbar('Time zone', 'location', titles(zones)),
  clock: toolbar(
    'Clock',
    'time',
    Object.entries(clocks).map(([value, { title }]) => ({ value, title })),
  ),
  member: toolbar(
    'Member',
    'user',
    Object.entries(members).map(([value, { title }]) => ({ value, title })),
  ),
};

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths of the viewport switch. */
export const viewports = {
  small: screen('Small phone', 320, 640, 'mobile'),
  narrow: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  laptop: screen('Laptop', 1024, 768, 'desktop'),
  desktop: screen('Desktop', 1280, 960, 'desktop'),
  wide: screen('Wide desktop', 1920, 1080, 'desktop'),
};

/** What Chromatic takes pictures in: the themes and widths of our own. */
export const chromaticModes = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    ([1280, 390] as const).map((width) => [`${theme} ${width}`, { theme, viewport: width }]),
  ),
);
