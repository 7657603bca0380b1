import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { parseStates, type State } from '../../../../.storybook/states/parseStates.ts';
import catalogue from '../../../../docs/states.md?raw';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { StatesTable } from '../frame/StatesTable.tsx';
import { useStories } from './useStories.ts';

const states = parseStates(catalogue);
const headings = [...new Set(states.map(({ heading }) => heading))];

/** Every documented state in the order of the catalogue, with the stories that show and test it. */
function CoveragePage() {
  const stories = useStories();
  const shown = (state: State) => stories.filter((story) => !story.behaviour && story.states.includes(state.id));
  const count = (of: readonly State[]) => `${of.filter((state) => shown(state).length > 0).length} of ${of.length}`;
  return (
    <DocPage
      path="Start here"
      name="Coverage"
      summary={`${stories.length === 0 ? 'Counting' : count(states)} documented states have a story that shows them.`}
    >
      {headings.map((heading) => {
        const own = states.filter((state) => state.heading === heading);
        return (
          <DocPart key={heading} title={heading} hint={`${count(own)} shown`}>
            <StatesTable label={heading} states={own} stories={stories} />
          </DocPart>
        );
      })}
    </DocPage>
  );
}

// It reads the index, which only Storybook itself has, and changes with every story.
const meta = preview.meta({ title: 'Start here/Coverage', component: CoveragePage, tags: ['!test', 'unpictured'] });

export const Coverage = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`${states.length} of ${states.length} documented states`, { exact: false }),
    ).toBeVisible();
  },
});
