import react from '@astrojs/react';

export default {
  integrations: [react()],
  vite: { resolve: { noExternal: ['@switchboard/ui'] } },
};
