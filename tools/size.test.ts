import { expect, it } from 'vitest';
import { closure, routesOf, type Manifest } from './size.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    dynamicImports: ['src/routes/LoginRoute.tsx', 'src/routes/ChartRoute.tsx'],
  },
  'src/routes/LoginRoute.tsx': { file: 'login.js', imports: ['index.html', '_field.js'] },
  'src/routes/ChartRoute.tsx': { file: 'chart.js', imports: ['index.html'], dynamicImports: ['src/Bars.tsx'] },
  'src/Bars.tsx': { file: 'bars.js', imports: ['index.html', '_recharts.js'] },
  '_field.js': { file: 'field.js' },
  '_recharts.js': { file: 'recharts.js' },
};

it('follows imports to what a page needs at once', () => {
  expect([...closure(manifest, ['index.html', 'src/routes/LoginRoute.tsx'])]).toEqual([
    'index.html',
    'src/routes/LoginRoute.tsx',
    '_field.js',
  ]);
});
it('follows import() to what a route loads later, without what is there already', () => {
  const loaded = new Set(['index.html']);
  expect([...closure(manifest, ['src/routes/ChartRoute.tsx'], { loaded, lazily: true })]).toEqual([
    'src/routes/ChartRoute.tsx',
    'src/Bars.tsx',
    '_recharts.js',
  ]);
});
it('knows the routes by their files', () => {
  expect([...routesOf(manifest).keys()]).toEqual(['Login', 'Chart']);
});
