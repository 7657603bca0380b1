import { assistantEndpoints } from '@switchboard/api-contract/endpoints/assistant';
import { limits } from '@switchboard/api-contract/limits';
import { useSpeech } from '@switchboard/ui/devices/useSpeech';
import { useCallback } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { callForFile } from '../api/client.ts';

/** The server said 501: it has no voice, and is not asked again while the page stands. */
let serverIsMute = false;

/**
 * Speaks a reply: with the server's audio, or the browser's own voice where the server has none. `heard`: there was a
 * sound to its end. Nothing is begun once the signal is aborted.
 */
export function useVoice() {
  const { speaking, prepare, play, say, stop } = useSpeech();
  const speak = useCallback(
    async (reply: string, signal: AbortSignal): Promise<{ heard: boolean }> => {
      const text = reply.slice(0, limits.text.speech);
      try {
        if (serverIsMute) return { heard: (await say(text)) === 'ended' };
        const audio = await callForFile(assistantEndpoints.speak, { body: { text }, signal });
        return { heard: !signal.aborted && (await play(audio)) === 'ended' };
      } catch (error) {
        if (signal.aborted) return { heard: false };
        if (error instanceof ApiError && error.status === 501) {
          serverIsMute = true;
          return { heard: (await say(text)) === 'ended' };
        }
        // The text is on screen: a voice that fails is only logged.
        console.info('The reply could not be spoken.', error);
        return { heard: false };
      }
    },
    [play, say],
  );
  return { speaking, prepare, stop, speak };
}
