/**
 * Packages that Vite bundles before the first story loads; one it met later would reload the page in the middle of a
 * run.
 */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@vanilla-extract/recipes/createRuntimeFn',
  'lucide-react',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'react-is',
  'recharts',
  'simple-icons',
  'valibot',
];
