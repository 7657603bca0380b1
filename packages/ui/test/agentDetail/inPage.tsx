import type { ReactElement } from 'react';

/** The room that the shell leaves a page: 32 px around it, 16 on a phone. */
export const inPage = (Story: () => ReactElement) => (
  <main style={{ maxWidth: 1040, padding: 'clamp(16px, 4vw, 32px)' }}>
    <Story />
  </main>
);
