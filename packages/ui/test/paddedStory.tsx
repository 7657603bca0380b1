import type { ComponentType } from 'react';

/** Room around a component in its story, as a page has it. */
export const paddedStory = (Story: ComponentType) => (
  <div style={{ padding: 16 }}>
    <Story />
  </div>
);
