import { entries } from 'virtual:entries';
import { useState } from 'react';
import type { State } from '../../../../.storybook/states/parseStates.ts';
import { SearchInput } from '../../src/components/forms/SearchInput/SearchInput.tsx';
import { documentedStates } from '../frame/documentedStates.ts';
import { DocTable } from '../frame/DocTable.tsx';
import { EntryLink } from '../frame/EntryLink.tsx';
import * as css from './Coverage.css.ts';

const naming = ({ id }: State, behaviour: boolean) =>
  entries.filter(({ tags, states }) => states.includes(id) && tags.includes('behaviour') === behaviour);

/** Whether each of the words is somewhere in what the catalogue says about the state. */
const says = ({ id, label, words, heading }: State, wanted: string): boolean =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${id} ${label} ${words} ${heading}`.toLowerCase().includes(word));

const links = (state: State, behaviour: boolean) => (
  <ul className={css.stories}>
    {naming(state, behaviour).map(({ id, title, name }) => (
      <li key={id}>
        <EntryLink id={id}>{`${title.replace(/^Screens\//, '')}: ${name}`}</EntryLink>
      </li>
    ))}
  </ul>
);

/** Every documented state in the order of the catalogue, with the stories that show and test it. */
export function Coverage() {
  const [wanted, setWanted] = useState('');
  const found = documentedStates.filter((state) => says(state, wanted));
  const shown = found.filter((state) => naming(state, false).length > 0);
  return (
    <>
      <div className={`sb-unstyled ${css.search}`}>
        <SearchInput label="Search states" value={wanted} onValueChange={setWanted} />
        <p>
          {`${shown.length} of ${found.length} ${wanted ? 'states found' : 'documented states'} have a story that shows them.`}
        </p>
      </div>
      {[...Map.groupBy(found, ({ heading }) => heading)].map(([heading, states]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <DocTable
            label={heading}
            heads={['State', 'Shown by', 'Tested by']}
            rows={states.map((state) => [
              <div key="state" className={css.state}>
                <strong>{state.label}</strong>
                <div>{state.words.replaceAll(/[`*]/g, '')}</div>
                <code>{state.id}</code>
              </div>,
              links(state, false),
              links(state, true),
            ])}
          />
        </section>
      ))}
    </>
  );
}
