import type { Played } from '../../test/components/Played.ts';
import { limits } from '@switchboard/api-contract/limits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { connectPlayback, browserVoice } from './browserVoice.ts';
import { standInVoice } from '../../test/devices/standIns.ts';
import preview from '../../../../.storybook/preview.tsx';

/** Shows how playing or saying something ended. */
function Probe({ audio, words }: { audio?: Blob; words?: string }) {
  const [speech] = useState(browserVoice);
  const speaking = useSyncExternalStore(speech.subscribe, speech.get);
  useEffect(() => speech.connect(), [speech]);
  const [outcome, setOutcome] = useState('nothing yet');
  const run = async () => setOutcome(await (audio ? speech.play(audio) : speech.say(words ?? '')));
  return (
    <main>
      <p>{speaking ? 'speaking' : outcome}</p>
      <button type="button" onClick={() => void run()}>
        Speak
      </button>
      <button type="button" onClick={() => speech.stop()}>
        Stop
      </button>
    </main>
  );
}

const meta = preview.meta({ title: 'Speech', component: Probe, tags: ['behaviour'] });

const on = ({ canvas, userEvent }: Played) => ({
  press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  says: (text: string) => waitFor(() => expect(canvas.getByRole('main').querySelector('p')).toHaveTextContent(text)),
});

/** A file that can't be decoded is only logged. */
export const Undecodable = meta.story({
  args: { audio: new Blob(['not a sound']) },
  parameters: { asserts: ['voice.playback-error'], allowConsole: [/^The reply could not be played\./] },
  play: async (context) => {
    const { press, says } = on(context);
    await press('Speak');
    await says('failed');
  },
});

/** Half as loud again, but never beyond the maximum of a sample. */
export const GainAndCeiling = meta.story({
  play: async () => {
    const context = new OfflineAudioContext(1, 4, 44_100);
    const buffer = context.createBuffer(1, 4, 44_100);
    buffer.copyToChannel(Float32Array.of(0.2, -0.4, 0.9, -1), 0);
    connectPlayback(context, buffer, limits.voice.gain, limits.voice.maxVolume).start();
    const played = (await context.startRendering()).getChannelData(0);
    await expect(Array.from(played, (sample) => Number(sample.toFixed(3)))).toEqual([0.3, -0.6, 1, -1]);
  },
});

export const OwnVoice = meta.story({
  args: { words: 'Hello. How are you?' },
  beforeEach: () => standInVoice('waits'),
  play: async (context) => {
    const { press, says } = on(context);
    await press('Speak');
    await says('speaking');
    await press('Stop');
    await says('stopped');
  },
});

export const OwnVoiceToItsEnd = meta.story({
  args: { words: 'Hello. How are you?' },
  beforeEach: () => standInVoice('speaks'),
  play: async (context) => {
    const { press, says } = on(context);
    await press('Speak');
    await says('ended');
  },
});

export const NoVoice = meta.story({
  args: { words: 'Hello.' },
  beforeEach: () => standInVoice('absent'),
  play: async (context) => {
    const { press, says } = on(context);
    await press('Speak');
    await says('silent');
  },
});
