import type { ComponentType } from 'react';

/** Pads a component in its story as a page does. */
export const paddedStory = (Story: ComponentType) => (
  <div style={{ padding: 16 }}>
    <Story />
  </div>
);
