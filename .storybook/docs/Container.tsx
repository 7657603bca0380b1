import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Theme } from '@switchboard/ui/theme/Theme';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { brandThemes } from '../brandTheme.ts';
import { applySwitches } from '../toolbars/applySwitches.ts';
import { themeOf } from '../toolbars/Staged.tsx';
import '../../packages/ui/docs/component/docs.css.ts';

type Globals = Record<string, unknown>;

let takeBack = (): void => {};

/**
 * Applies the switches before anything is drawn; returns what takes them back. React may draw a page that is loading
 * twice.
 */
function begin(globals: Globals): () => void {
  takeBack();
  // Blocks take the addresses of frames from here. A story in a frame is in the page's theme, and is not played.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?embed=true&globals=theme:${themeOf(globals)}` });
  takeBack = applySwitches({ id: 'docs', globals, tags: [] });
  return takeBack;
}

/**
 * Every page of documentation: it, its blocks and its stories are in the theme of the toolbar, and the other switches
 * hold for all of its stories. Storybook draws the page anew when a switch is turned.
 */
export default function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [{ globals }] = (context.channel.last(GLOBALS_UPDATED) ?? context.channel.last(SET_GLOBALS)) as [
    { globals: Globals },
  ];
  const theme = themeOf(globals);
  const [leave] = useState(() => begin(globals));
  useEffect(() => leave, [leave]);
  return (
    <DocsContainer context={context} theme={brandThemes[theme]}>
      <Theme storage={{ read: () => theme, write: () => {} }}>
        <main>{children}</main>
      </Theme>
    </DocsContainer>
  );
}
