import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brandThemes } from './brandTheme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: brandThemes[isDark ? 'dark' : 'light'] });

// Components and blocks have controls to play with. Elsewhere the panel is closed, and the story has the whole height.
addons.register('panel', (api) => {
  let open: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const hasControls = /^(?:components|blocks)-/.test(storyId);
    if (open !== hasControls) api.togglePanel(hasControls);
    open = hasControls;
  });
});
