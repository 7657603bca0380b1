import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

test('until the first page has come there is a spinner with a name, and nothing else', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/nowhere'] });
  const html = renderToString(<RouterProvider router={router} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('Loading');
  await new Promise<void>((resolve) => router.subscribe(({ initialized }) => (initialized ? resolve() : undefined)));
});

test('every address of the app has a page', () => {
  const { agent, workspace, chatAbout, ...fixed } = paths;
  for (const path of [...Object.values(fixed), agent('any'), chatAbout('run:any'), workspace('research')])
    expect(matchRoutes(routes, path)?.at(-1)?.route.path, path).not.toBe('*');
});
