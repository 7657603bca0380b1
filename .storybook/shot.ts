/** The folder for pictures (the environment variable SHOTS); empty for none. */
const folder: string = import.meta.env['STORY_SHOTS'] ?? '';

/** Writes `<SHOTS>/<story id>.<theme>.png`, with the whole height of the story, if SHOTS is set. */
export async function takeShotWhenAsked(id: string, theme: string): Promise<void> {
  if (folder === '') return;
  const { commands, page } = await import('vitest/browser');
  await document.fonts.ready;
  const { innerWidth: width, innerHeight: height } = window;
  const full = Math.max(height, document.documentElement.scrollHeight);
  if (full !== height) await page.viewport(width, full);
  await commands.takeShot(`${folder}/${id}.${theme}.png`, width, full);
  if (full !== height) await page.viewport(width, height);
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeShot: (path: string, width: number, height: number) => Promise<void>;
  }
}
