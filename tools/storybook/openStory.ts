import type { ConsoleMessage, Page, Route } from 'playwright';
import { loaded, revealed, scriptsOf } from './loads.ts';
import { lostFocus } from './lostFocus.ts';

/** The parts of Storybook's preview that are used here. */
interface Preview {
  ready: () => Promise<void>;
  loadStory: (which: { storyId: string }) => Promise<{
    storyGlobals?: { viewport?: { value?: string } };
    parameters: {
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
      covers?: string[];
    };
  }>;
  storyRenders: readonly { phase?: string; story?: { parameters: { allowConsole?: RegExp[] } } }[];
  channel: {
    on: (event: string, listener: (about: unknown) => void) => void;
    off: (event: string, listener: (about: unknown) => void) => void;
    emit: (event: string, about: unknown) => void;
  };
}

/** The phases in which Storybook can't leave a story: it would load the page anew. */
const UNDER_WAY = ['loading', 'beforeEach', 'rendering', 'playing', 'afterEach'];

declare global {
  var __STORYBOOK_PREVIEW__: Preview;
}

const DESKTOP = { width: 1280, height: 960 };
// The browser's own message about an answer's status. Stories use all kinds of statuses.
const OF_THE_BROWSER = /^Failed to load resource: the server responded with a status/;
// Storybook's own messages when a tool inspects the window's properties, those of a frame that is still loading too.
const OF_STORYBOOK = /^(?:Accessing the Story Store is deprecated|SB_PREVIEW_API_0011)/;

/** Errors, and warnings that code wrote: the browser's own warnings come without arguments. */
function isLoud(message: ConsoleMessage): boolean {
  if (OF_STORYBOOK.test(message.text())) return false;
  if (message.type() === 'error') return !OF_THE_BROWSER.test(message.text());
  return message.type() === 'warning' && message.args().length > 0;
}

/** Loads the story's code and says which viewport it wants, if any. */
const ask = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { storyGlobals, parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    const { width, height } = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles ?? {};
    return width && height ? { width: parseInt(width), height: parseInt(height) } : undefined;
  }, id);

/** What the stories that are shown may write to the console. */
const allowed = async (page: Page): Promise<RegExp[]> => {
  const patterns = await page.evaluate(() =>
    globalThis.__STORYBOOK_PREVIEW__.storyRenders
      .flatMap(({ story }) => story?.parameters.allowConsole ?? [])
      .map(({ source, flags }) => ({ source, flags })),
  );
  return patterns.map(({ source, flags }) => new RegExp(source, flags));
};

/**
 * Selects the story as the side panel does and waits for the end of its play, or selects a page of documentation and
 * waits until it and all its stories are shown. Returns what went wrong.
 */
const play = (page: Page, id: string, viewMode: 'story' | 'docs') =>
  page.evaluate(
    ([storyId, mode]) =>
      new Promise<string[]>((resolve) => {
        const { channel } = globalThis.__STORYBOOK_PREVIEW__;
        const wrong: string[] = [];
        const words = (about: unknown): string => {
          const { message, description, stack } = Object(about) as Record<string, unknown>;
          // The rest is the whole document.
          return Array.isArray(about)
            ? about.map(words).join('\n')
            : (String(message ?? description ?? stack ?? about).split('\nIgnored nodes:')[0] ?? '');
        };
        const note = (about: unknown) => void wrong.push(words(about));
        const troubles = [
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
          'storyThrewException',
          'storyErrored',
          'configError',
        ];
        const end = () => {
          for (const event of troubles) channel.off(event, note);
          channel.off('storyFinished', finished);
          channel.off('docsRendered', drew);
          channel.off('storyRendered', drew);
          channel.off('storyMissing', missing);
          if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'))
            wrong.push('Storybook shows its error page');
          resolve([...new Set(wrong)]);
        };
        const finished = (about: unknown) => {
          const { storyId: ended, status } = about as { storyId: string; status: string };
          if (ended !== storyId) return;
          if (status !== 'success' && wrong.length === 0) wrong.push('Storybook reports an error');
          end();
        };
        const drawn = new Set<unknown>();
        const drew = (about: unknown) => {
          drawn.add(about);
          const stories = [...document.querySelectorAll<HTMLElement>('[data-story]')];
          if (drawn.has(storyId) && stories.every(({ dataset }) => drawn.has(dataset['story']))) end();
        };
        const missing = () => {
          wrong.push('The story is missing');
          end();
        };
        for (const event of troubles) channel.on(event, note);
        channel.on('storyFinished', finished);
        if (mode === 'docs') {
          channel.on('docsRendered', drew);
          channel.on('storyRendered', drew);
        }
        channel.on('storyMissing', missing);
        channel.emit('setCurrentStory', { storyId, viewMode: mode });
      }),
    [id, viewMode] as const,
  );

/** Waits until Storybook can leave what the page shows: all stories of a page of documentation, or one that began anew. */
const settled = (page: Page) =>
  page.evaluate(async (underWay) => {
    const { channel } = globalThis.__STORYBOOK_PREVIEW__;
    const isBusy = () =>
      globalThis.__STORYBOOK_PREVIEW__.storyRenders.some(({ phase = '' }) => underWay.includes(phase));
    if (!isBusy()) return;
    await new Promise<void>((resolve) => {
      const look = () => {
        if (isBusy()) return;
        channel.off('storyRenderPhaseChanged', look);
        resolve();
      };
      channel.on('storyRenderPhaseChanged', look);
    });
  }, UNDER_WAY);

/** Leaves the page without focus and in light, as a story begins. */
const putAway = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.documentElement.dataset['theme'] = 'light';
  });

const FRAMES = '**/iframe.html?*';
/** Leaves the frames on a page of documentation empty: their stories are opened by themselves. */
const leaveEmpty = (route: Route): Promise<void> =>
  route.request().frame().parentFrame()
    ? route.fulfill({ contentType: 'text/html', body: '<title>Not opened here</title>' })
    : route.continue();

/**
 * Opens one story on a page with the preview, plays it, and looks at it; or a page of documentation. Returns what went
 * wrong, an empty list if nothing did.
 */
export async function openStory(
  page: Page,
  { id, type }: { id: string; type: 'story' | 'docs' },
  look: () => Promise<string[]>,
): Promise<string[]> {
  const said: string[] = [];
  const listen = {
    console: (text: string) => void said.push(`console: ${text}`),
    error: (error: Error) => void said.push(`uncaught: ${error.message}`),
  };
  const onConsole = (message: ConsoleMessage) => {
    if (isLoud(message)) listen.console(message.text());
  };
  page.on('console', onConsole).on('pageerror', listen.error);
  try {
    const viewport = (type === 'story' && (await ask(page, id))) || DESKTOP;
    const now = page.viewportSize();
    if (now?.width !== viewport.width || now.height !== viewport.height) await page.setViewportSize(viewport);
    if (type === 'docs') await page.route(FRAMES, leaveEmpty);
    const before = scriptsOf(page);
    const wrong = await play(page, id, type);
    if (wrong.length > 0) return wrong;
    await settled(page);
    await loaded(page);
    if (scriptsOf(page) > before) await revealed(page);
    const seen = [...(await look()), ...(await lostFocus(page))];
    const patterns = await allowed(page);
    await putAway(page);
    const loud = said.filter((line) => !patterns.some((pattern) => pattern.test(line.replace(/^\w+: /, ''))));
    return [...loud, ...seen];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...said];
  } finally {
    page.off('console', onConsole).off('pageerror', listen.error);
    if (type === 'docs') await page.unroute(FRAMES, leaveEmpty).catch(() => undefined);
  }
}
