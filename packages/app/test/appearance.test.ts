import { themeScript } from '@switchboard/ui/theme/themeScript';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appearanceKey } from '../src/session/storage.ts';

test('the page sets the stored appearance as the library says, before anything is painted', () => {
  const script = readFileSync(new URL('../public/appearance.js', import.meta.url), 'utf8');
  expect(script).toBe(themeScript(appearanceKey).replaceAll('"', "'"));
});
