import { Theme } from '@switchboard/ui/theme/Theme';
import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { DocsContextProps, PreparedStory } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';
import { ComponentPage } from '../../packages/ui/docs/component/ComponentPage.tsx';
import { infoOf } from '../docgen/argTypes.ts';
import { applySwitches } from '../toolbars/applySwitches.ts';
import { themeOf } from '../toolbars/Staged.tsx';
import { canvasesOf } from './canvases.tsx';
import { pageHref } from './hrefs.ts';

type Context = DocsContextProps<ReactRenderer>;

const written = import.meta.glob<{ docs: ComponentDocs }>('../../packages/ui/src/**/*.docs.tsx');

/** What a person wrote about the component of a stories file. */
async function docsOf(story: PreparedStory<ReactRenderer>): Promise<ComponentDocs> {
  const path = String(story.parameters['fileName'])
    .replace(/^\.?\/?/, '../../')
    .replace('.stories.tsx', '.docs.tsx');
  const load = written[path];
  if (!load) throw new Error(`No ${path}`);
  return (await load()).docs;
}

const storageOf = (theme: 'light' | 'dark') => ({ read: () => theme, write: () => {} });

/** Calls back when its children are on the page. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

/** The page shown now. Storybook makes a renderer for each page, but has one element for all. */
let root: Root | undefined;
let undo: (() => void) | undefined;

/** Draws a component's page: what a person wrote about it, its stories, and what its types say. */
export class DocsRenderer {
  render = async (context: Context, _parameters: unknown, element: HTMLElement): Promise<void> => {
    const primary = context.storyById();
    const docs = await docsOf(primary);
    const { component, subcomponents, title } = primary;
    const subjects = docs.components ?? [component, ...Object.values(subcomponents ?? {})];
    const components = subjects.flatMap((each) => infoOf(each) ?? []);
    if (components.length < subjects.length) throw new Error(`Not all is known about the components of ${title}`);
    const { globals } = context.getStoryContext(primary);
    undo?.();
    undo = applySwitches({ id: title, globals, tags: [] });
    root ??= createRoot(element, { identifierPrefix: 'page-' });
    const theme = themeOf(globals);
    await new Promise<void>((resolve) => {
      root?.render(
        <Shown onShown={resolve}>
          <Theme key={`${title} ${JSON.stringify(globals)}`} storage={storageOf(theme)}>
            <ComponentPage title={title} docs={docs} components={components} hrefOf={pageHref}>
              {canvasesOf(context, docs, globals)}
            </ComponentPage>
          </Theme>
        </Shown>,
      );
    });
  };

  unmount = (): void => {
    root?.unmount();
    undo?.();
    root = undo = undefined;
  };
}
