import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { scrollEdge } from './ScrollEdge.css.ts';

<div role="region" aria-label="Cities" tabIndex={0} className={scrollEdge({ on: 'canvas' })}>
  …
</div>`;

export const docs: ComponentDocs = {
  summary: 'Fades the edge of a box where its content goes on sideways.',
  components: [],
  use: 'Use the class in this library, on every box that scrolls sideways, such as a table or a row of tabs: a cut-off word could also be the end. Say on which background the box is.',
  // `Fits` has a region of the same name, which one page must not have twice.
  stories: [{ story: 'Playground', code }],
  instead: [
    { when: 'It is a table: that has it already.', use: 'Components/Layout/Table' },
    { when: 'They are tabs: those have it already.', use: 'Components/Actions/Tabs' },
    { when: 'The content may wrap.', use: 'Components/Layout/Row' },
  ],
  accessibility: {
    Role: 'None: it is a class. The box that scrolls is a `region` with a name',
    Keys: 'The arrow keys scroll the box, which is a stop for `Tab`',
    Motion: 'The fade follows the scrolling, also under reduced motion: nothing moves by itself',
    Colour: 'Browsers that can not follow the scrolling show a shadow instead',
  },
};
