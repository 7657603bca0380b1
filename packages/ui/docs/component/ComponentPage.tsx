import type { ReactNode } from 'react';
import { Link } from '../../src/components/actions/Link/Link.tsx';
import type { ComponentInfo } from '../../../../.storybook/docgen/ComponentInfo.ts';
import { ACCESSIBILITY, type ComponentDocs } from './ComponentDocs.ts';
import { code, quotation, strong, unbroken } from './ComponentPage.css.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import { Pairs } from './Pairs.tsx';
import { Prose } from './Prose.tsx';
import { part } from './PropsTable.css.ts';
import { PropsTable } from './PropsTable.tsx';

interface ComponentPageProps {
  /** Its title in the side panel: `Components/Actions/Button`. */
  title: string;
  docs: ComponentDocs;
  /** The component, and those that come with it. */
  components: readonly ComponentInfo[];
  /** The address of another component's page, by its title. */
  hrefOf: (title: string) => string;
  /** Its stories, each in a canvas. */
  children: ReactNode;
}

const first = (text: string): string => text.split(/(?<=\.) /)[0] ?? text;

const lead = (text: string) => <strong className={strong}>{text}</strong>;

const quote = (text: string) => <span className={quotation}>“{text}”</span>;

/** A component's page: when to use it, live examples, what to avoid, accessibility, props and words. */
export function ComponentPage({ title, docs, components, hrefOf, children }: ComponentPageProps) {
  const path = title.split('/');
  const name = path.pop() ?? title;
  const { summary = first(components[0]?.description ?? ''), use, instead, pairs, accessibility, words } = docs;
  const nameOf = (other: string): string => other.split('/').at(-1) ?? other;
  return (
    <div className={code}>
      <DocPage path={path.join(' / ')} name={name} summary={<Prose>{summary}</Prose>}>
        <DocPart title="Usage" hint={<Prose>{use}</Prose>}>
          {children}
        </DocPart>
        {instead ? (
          <DocPart title="When not, and what instead">
            <DocTable
              label="When not, and what instead"
              heads={['When', 'Use instead']}
              rows={instead.map((each) => [
                <Prose key="when">{each.when}</Prose>,
                <Link key="use" className={unbroken} variant="text" href={hrefOf(each.use)} target="_top">
                  {nameOf(each.use)}
                </Link>,
              ])}
            />
          </DocPart>
        ) : null}
        {pairs ? (
          <DocPart title="Do and don’t">
            <Pairs pairs={pairs} />
          </DocPart>
        ) : null}
        <DocPart title="Accessibility">
          <DocTable
            label="Accessibility"
            heads={['What', 'How']}
            rows={ACCESSIBILITY.flatMap((what) =>
              accessibility[what] ? [[lead(what), <Prose key="how">{accessibility[what]}</Prose>]] : [],
            )}
          />
        </DocPart>
        {components.length > 0 ? (
          <DocPart title="Props">
            {components.map((each) => (
              <Props key={each.name} info={each} heading={components.length > 1} />
            ))}
          </DocPart>
        ) : null}
        {words ? (
          <DocPart title="Words">
            <DocTable
              label="Words"
              heads={['State', 'Says', 'Never']}
              rows={words.map(({ state, says, never }) => [lead(state), quote(says), never ? quote(never) : '–'])}
            />
          </DocPart>
        ) : null}
      </DocPage>
    </div>
  );
}

function Props({ info, heading }: { info: ComponentInfo; heading: boolean }) {
  return (
    <>
      {heading ? <h3 className={part}>{info.name}</h3> : null}
      {info.props.length > 0 || info.element ? <PropsTable of={info} /> : <p>It takes no props.</p>}
    </>
  );
}
