import type { ReactRenderer } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { DocsContextProps, PreparedStory } from 'storybook/internal/types';
import { codeOf } from '../../packages/ui/docs/component/codeOf.ts';
import type { ComponentDocs, ShownStory } from '../../packages/ui/docs/component/ComponentDocs.ts';
import { frame as frameClass, stage } from '../../packages/ui/docs/component/StoryCanvas.css.ts';
import { StoryCanvas } from '../../packages/ui/docs/component/StoryCanvas.tsx';
import { SEPARATOR } from '../index/separator.ts';
import { addressIn, themeOf } from '../toolbars/Staged.tsx';
import { storyHref } from './hrefs.ts';

type Context = DocsContextProps<ReactRenderer>;
type Story = PreparedStory<ReactRenderer>;

/** A story within the page. Plays do not run here. */
function InPage({ context, story }: { context: Context; story: Story }) {
  const ref = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<Error>();
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const unmount = context.renderStoryToElement(
      story,
      ref.current,
      {
        showMain: () => {},
        showError: ({ title, description }) => setFailed(new Error(`${title}: ${description}`)),
        showException: (error) => setFailed(error),
      },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void Promise.resolve().then(unmount);
  }, [context, story]);
  if (failed) throw failed;
  return <div ref={ref} className={stage} data-story={story.id} />;
}

interface InFrameProps {
  story: Story;
  height: number;
  play: boolean;
  globals: Record<string, unknown>;
}

/** A story in a frame of its own, as a picture: what has the focus there must not take it from the page. */
function InFrame({ story, height, play, globals }: InFrameProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself
    <iframe
      className={frameClass}
      title={`${story.name}, in a frame`}
      // Storybook plays no story that is embedded.
      src={`${addressIn(themeOf(globals), story.id, globals)}${play ? '' : '&embed=true'}`}
      height={height}
      loading="lazy"
      inert
    />
  );
}

/** A story's args, with icons for their names. */
const withIcons = ({ initialArgs, argTypes }: Story) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => [name, argTypes[name]?.mapping?.[String(value)] ?? value]),
  );

/** The code of a story's elements. A component of its own, since the story may use hooks. */
function StoryCode({ context, story }: { context: Context; story: Story }): ReactNode {
  const storyContext = context.getStoryContext(story) as Parameters<Story['originalStoryFn']>[1];
  return codeOf(story.originalStoryFn(withIcons(story), storyContext) as ReactNode);
}

const about = (shown: ShownStory) => (typeof shown === 'string' ? { story: shown } : shown);

/** The stories to show: those that the documentation names, else all that rest. */
function shownOf(stories: readonly Story[], docs: ComponentDocs) {
  if (!docs.stories) return stories.map((story) => ({ story, frame: undefined, play: false, code: undefined }));
  return docs.stories.map((shown) => {
    const { story: name, ...how } = { frame: undefined, play: false, code: undefined, ...about(shown) };
    const story = stories.find(({ id, title }) => id === toId(title, storyNameFromExport(name)));
    if (!story) throw new Error(`No story ${name} that rests`);
    return { story, ...how };
  });
}

/** The stories of a component's page, each in its canvas. */
export function canvasesOf(context: Context, docs: ComponentDocs, globals: Record<string, unknown>): ReactNode {
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('behaviour'));
  return shownOf(stories, docs).map(({ story, frame, play, code }) => (
    <StoryCanvas
      key={story.id}
      name={story.name.split(SEPARATOR)[0] ?? story.name}
      href={storyHref(story.id)}
      code={code ?? <StoryCode context={context} story={story} />}
    >
      {frame ? (
        <InFrame story={story} height={frame} play={play} globals={globals} />
      ) : (
        <InPage context={context} story={story} />
      )}
    </StoryCanvas>
  ));
}
