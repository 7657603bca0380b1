import { expect, it } from 'vitest';
import { loadedWith, type Manifest } from './size.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js' },
  'src/routes/LoginRoute.tsx': { file: 'login.js', imports: ['index.html', '_field.js'] },
  'src/routes/ChartRoute.tsx': { file: 'chart.js', imports: ['index.html'] },
  '_field.js': { file: 'field.js', imports: ['src/routes/LoginRoute.tsx'] },
};

it('counts what a page imports once each, and nothing of other pages', () => {
  expect(loadedWith(manifest, ['index.html', 'src/routes/LoginRoute.tsx'])).toEqual([
    'index.js',
    'login.js',
    'field.js',
  ]);
});

it('says which source has no chunk', () => {
  expect(() => loadedWith(manifest, ['src/routes/GoneRoute.tsx'])).toThrow('GoneRoute');
});
