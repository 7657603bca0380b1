import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
// The page is imported with the test, so that nothing is still loading when the test ends.
import './routes/LoginRoute.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

test('until the first page has come there is a spinner with a name, and nothing else', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/agents']}>
      <SessionProvider>
        <AppRoutes />
      </SessionProvider>
    </MemoryRouter>,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe('Loading');
  expect(html).toContain('role="status"');
});
