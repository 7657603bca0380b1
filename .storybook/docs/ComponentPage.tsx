import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { VisuallyHidden } from '@switchboard/ui/components/display/VisuallyHidden';
import { use, type ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { ACCESSIBILITY, type ComponentDocs, type ShownStory } from '../../packages/ui/docs/component/ComponentDocs.ts';
import { Pairs } from './Pairs.tsx';

const written = import.meta.glob<ComponentDocs>('../../packages/ui/src/**/*.docs.tsx', { import: 'docs' });
const loaded = new Map<string, Promise<ComponentDocs>>();

/** What a person wrote about the component of a stories file. */
function docsOf(storiesFile: string): Promise<ComponentDocs> {
  const path = storiesFile.replace(/^\.?\/?/, '../../').replace('.stories.tsx', '.docs.tsx');
  const docs = loaded.get(path) ?? written[path]?.();
  if (!docs) throw new Error(`No ${path}`);
  loaded.set(path, docs);
  return docs;
}

interface TableProps {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Its cells are Markdown. The first of a row is its heading. */
const Table = ({ heads, rows }: TableProps) => (
  <table>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = '', ...cells]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {cells.map((cell) => (
            <td key={cell}>
              <Markdown>{cell}</Markdown>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Heading>{title}</Heading>
    {children}
  </>
);

const linkTo = (title: string): string => `[${title.split('/').at(-1)}](?path=/docs/${toId(title, 'docs')})`;
const quoted = (text = ''): string => text && `“${text}”`;

/** A component's page: what a person wrote about it in its `.docs.tsx`, around its stories and its props. */
export default function ComponentPage() {
  const context = use(DocsContext);
  const { title, parameters } = context.storyById();
  const docs = use(docsOf(String(parameters['fileName'])));
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('behaviour'));
  const find = (shown: ShownStory) => {
    const { story: name, frame, code } = typeof shown === 'string' ? { story: shown } : shown;
    const story = stories.find(({ id }) => id === toId(title, storyNameFromExport(name)));
    if (!story) throw new Error(`No story ${name} that rests`);
    return { story, frame, code };
  };
  const shown = docs.stories?.map(find) ?? stories.map((story) => ({ story, frame: undefined, code: undefined }));
  const canvases = shown.map(({ story, frame, code }, index) => (
    <Canvas
      key={story.id}
      of={story.moduleExport}
      layout={frame ? 'fullscreen' : 'padded'}
      source={code ? { code } : {}}
      story={{ ...(frame ? { inline: false, height: `${frame}px` } : {}), __primary: index === 0 }}
    />
  ));
  const main = shown[0];
  return (
    <>
      <Title />
      {docs.summary ? <Subtitle>{docs.summary}</Subtitle> : <Description />}
      {/* The headings of stories are of the third level. */}
      <h2 className="sb-unstyled">
        <VisuallyHidden>{main?.story.name}</VisuallyHidden>
      </h2>
      {canvases[0]}
      {docs.components ? null : main?.frame ? <ArgTypes /> : <Controls of={main?.story.moduleExport as never} />}
      {docs.components?.map((component) => (
        <ArgTypes key={String(component)} of={component} />
      ))}
      <Part title="When to use it">
        <Markdown>{docs.use}</Markdown>
        {docs.instead ? (
          <Markdown>
            {docs.instead.map(({ when, use: other }) => `- ${when} Use ${linkTo(other)}.`).join('\n')}
          </Markdown>
        ) : null}
      </Part>
      {docs.pairs ? (
        <Part title="Do and don’t">
          <Pairs pairs={docs.pairs} />
        </Part>
      ) : null}
      {canvases.length > 1 ? (
        <Part title="Examples">
          {shown.slice(1).map(({ story }, index) => (
            <div key={story.id}>
              <Subheading>{story.name}</Subheading>
              <Description of={story.moduleExport} />
              {canvases[index + 1]}
            </div>
          ))}
        </Part>
      ) : null}
      <Part title="Accessibility">
        <Table
          heads={['What', 'How']}
          rows={ACCESSIBILITY.flatMap((what) => (docs.accessibility[what] ? [[what, docs.accessibility[what]]] : []))}
        />
      </Part>
      {docs.words ? (
        <Part title="Words">
          <Table
            heads={['State', 'Says', 'Never']}
            rows={docs.words.map(({ state, says, never }) => [state, quoted(says), quoted(never)])}
          />
        </Part>
      ) : null}
    </>
  );
}
