import type { ComponentType } from 'react';

/** Pads a component in its story as a page does. A page of documentation has its own padding. */
export const paddedStory = (Story: ComponentType, { viewMode }: { viewMode?: string } = {}) => (
  <div style={{ padding: viewMode === 'docs' ? 0 : 16 }}>
    <Story />
  </div>
);
