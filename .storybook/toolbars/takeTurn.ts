import { addons } from 'storybook/preview-api';
import { ofFrame } from './Staged.tsx';

interface Shown {
  id: string;
  globals: Record<string, unknown>;
  /** Aborted when the story goes or begins anew. */
  abortSignal: AbortSignal;
}

const OVER = ['played', 'errored', 'aborted', 'finished'];

/** Resolves when the play that comes next is over. */
const playIsOver = (abortSignal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const channel = addons.getChannel();
    const end = () => {
      channel.off('storyRenderPhaseChanged', look);
      resolve();
    };
    const look = ({ newPhase }: { newPhase: string }) => {
      if (OVER.includes(newPhase)) end();
    };
    channel.on('storyRenderPhaseChanged', look);
    abortSignal.addEventListener('abort', end, { once: true });
  });

/**
 * Waits until no other frame of a story shown side by side plays, and holds the turn until this play is over. Frames of
 * one site share the focus: a dialog that opens in one takes it from the others, whose plays may just be looking for
 * it.
 */
export async function takeTurn({ id, globals, abortSignal }: Shown): Promise<void> {
  const isBeside = ofFrame !== null || globals['theme'] === 'both';
  // A site without HTTPS has no locks.
  if (!isBeside || !isSecureContext) return;
  const turn = Promise.withResolvers<void>();
  const hold = () => {
    turn.resolve();
    return playIsOver(abortSignal);
  };
  // A story that goes while it waits needs no turn any more.
  navigator.locks.request(`play ${id}`, { signal: abortSignal }, hold).catch(turn.resolve);
  await turn.promise;
}
