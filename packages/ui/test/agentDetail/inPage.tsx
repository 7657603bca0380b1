import type { ReactElement } from 'react';

/** The page padding of the shell: 32 px, 16 on a phone. */
export const inPage = (Story: () => ReactElement) => (
  <main style={{ maxWidth: 1040, padding: 'clamp(16px, 4vw, 32px)' }}>
    <Story />
  </main>
);
