import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

/** Another story in a frame. */
function Framed({ story, globals = '' }: { story: string; globals?: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself
    <iframe
      title="Framed"
      src={`iframe.html?viewMode=story&id=${story}&globals=${encodeURIComponent(globals)}`}
      style={{ width: '100%', height: '100vh', border: 0 }}
    />
  );
}

/** Frames need Storybook itself. Each shows a story whose play opens a dialog. */
const meta = preview.meta({
  title: 'Start here/Turned switches',
  tags: ['behaviour', '!test'],
  component: Framed,
  args: { story: 'screens-api-connections-disconnect--disconnect' },
});

type Channel = {
  on: (event: string, listener: (about: { newPhase: string }) => void) => void;
  emit: (event: string, about: object) => void;
};

/** What Storybook has in the window of a frame. */
type FrameWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

const framesIn = (root: ParentNode): HTMLIFrameElement[] => [...root.querySelectorAll('iframe')];

const bodyOf = (frame: HTMLIFrameElement | undefined): HTMLElement => {
  if (!frame?.contentDocument) throw new Error('The frame is empty');
  return frame.contentDocument.body;
};

const dialogIn = (frame: HTMLIFrameElement | undefined): HTMLElement =>
  within(bodyOf(frame)).getByRole('alertdialog', { name: 'Disconnect Gmail' });

/** The frame's channel, as soon as there is one. */
const channelOf = (frame: HTMLIFrameElement | undefined): Promise<Channel> =>
  waitFor(() => {
    const channel = (frame?.contentWindow as FrameWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) throw new Error('Storybook is not there yet');
    return channel;
  });

/** Expects the dialog on a dark page, for a reader who wants more contrast or does not. */
async function expectDarkDialog(frame: HTMLIFrameElement | undefined, moreContrast: boolean): Promise<void> {
  await waitFor(async () => {
    await expect(frame?.contentDocument?.documentElement.dataset['theme']).toBe('dark');
    await expect(dialogIn(frame)).toBeVisible();
    await expect(frame?.contentWindow?.matchMedia('(prefers-contrast: more)').matches).toBe(moreContrast);
  });
  await expect(bodyOf(frame)).not.toHaveClass('sb-show-errordisplay');
}

export const TurnedAfterThePlay = meta.story({
  play: async ({ canvasElement }) => {
    const [frame] = framesIn(canvasElement);
    const channel = await channelOf(frame);
    await waitFor(() => dialogIn(frame));
    channel.emit('updateGlobals', { globals: { theme: 'dark' } });
    await expectDarkDialog(frame, false);
  },
});

export const TwoTurnedDuringThePlay = meta.story({
  play: async ({ canvasElement }) => {
    const [frame] = framesIn(canvasElement);
    const channel = await channelOf(frame);
    await new Promise<void>((resolve) => {
      channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
        if (newPhase === 'playing') resolve();
      });
    });
    channel.emit('updateGlobals', { globals: { theme: 'dark' } });
    channel.emit('updateGlobals', { globals: { contrast: 'more' } });
    await expectDarkDialog(frame, true);
  },
});

/** How many of these frames play at once, at most, from now on. */
function countPlaying(): { watch: (frame: HTMLIFrameElement | undefined) => void; most: () => number } {
  const watched = new Map<Channel, boolean>();
  let most = 0;
  const watch = (frame: HTMLIFrameElement | undefined) => {
    const channel = (frame?.contentWindow as FrameWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel || watched.has(channel)) return;
    watched.set(channel, false);
    channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
      watched.set(channel, newPhase === 'playing');
      most = Math.max(most, [...watched.values()].filter(Boolean).length);
    });
  };
  return { watch, most: () => most };
}

/**
 * The story out of sight has no dialog any more that would cover the two. One plays after the other, since a dialog
 * that opens in one frame takes the focus from the others.
 */
export const SideBySideDialogs = meta.story({
  args: { globals: 'theme:both' },
  play: async ({ canvasElement }) => {
    const [frame] = framesIn(canvasElement);
    const playing = countPlaying();
    await waitFor(
      async () => {
        playing.watch(frame);
        const twins = framesIn(bodyOf(frame));
        for (const twin of twins) playing.watch(twin);
        const themes = twins.map(({ contentDocument }) => contentDocument?.documentElement.dataset['theme']);
        await expect(themes).toEqual(['light', 'dark']);
        for (const twin of twins) await expect(dialogIn(twin)).toBeVisible();
        await expect(bodyOf(frame).querySelector('dialog')).toBeNull();
      },
      { timeout: 40_000 },
    );
    await expect(playing.most()).toBe(1);
  },
});
