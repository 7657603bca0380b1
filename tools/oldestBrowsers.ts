/**
 * The oldest browsers that the app promises to run in. README.md and `packages/app/public/tooOld.js` say the same
 * (`oldestBrowsers.test.ts`); the build writes for them.
 */
export const oldestBrowsers = { chrome: 126, edge: 126, firefox: 126, safari: 18, ios: 18 } as const;

/** As Vite takes them. */
export const targets: string[] = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
