import { addons } from 'storybook/preview-api';
import { applied } from './applySwitches.ts';
import { globalTypes } from './toolbars.ts';

const textOf = (globals: Record<string, unknown>): string =>
  Object.keys(globalTypes)
    .map((name) => String(globals[name]))
    .join();

/**
 * Shows a story anew, with its play, when a switch was turned; a play that is under way comes to its end first.
 * Storybook itself would only render it again, and what the play had opened would be gone.
 */
export function beginAnewWhenTurned(): void {
  const channel = addons.getChannel();
  let latest = '';
  let playing = false;
  channel.on('globalsUpdated', ({ globals }: { globals: Record<string, unknown> }) => {
    latest = textOf(globals);
  });
  channel.on('storyRenderPhaseChanged', ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
    if (newPhase === 'playing') playing = true;
    if (['played', 'errored', 'aborted'].includes(newPhase)) playing = false;
    const now = applied(storyId);
    if (newPhase !== 'completing' || !now || playing || latest === '' || latest === textOf(now)) return;
    latest = '';
    channel.emit('forceRemount', { storyId });
  });
}
