import type { Played } from '../../test/components/Played.ts';
import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { browserRecorder } from './browserRecorder.ts';
import { releaseDevices } from './release.ts';
import { speech, standIn, tracks } from '../../test/devices/standIns.ts';
import preview from '../../../../.storybook/preview.tsx';

function State({ restored }: { restored?: string }) {
  const [recorder] = useState(() => browserRecorder(restored));
  const { status, transcript, problem } = useSyncExternalStore(recorder.subscribe, recorder.get);
  useEffect(() => recorder.connect(), [recorder]);
  return (
    <>
      <p>
        {[status, transcript.final, transcript.interim && `(${transcript.interim})`, problem]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <button type="button" onClick={() => recorder.start()}>
        Start
      </button>
      <button type="button" onClick={() => recorder.stop()}>
        Stop
      </button>
      <button type="button" onClick={() => recorder.cancel()}>
        Cancel
      </button>
    </>
  );
}

/** The recorder's state as text, and a button that unmounts it. */
function Probe({ restored }: { restored?: string }) {
  const [there, setThere] = useState(true);
  return (
    <StrictMode>
      <main>
        {there ? <State restored={restored} /> : <p>gone</p>}
        <button type="button" onClick={() => setThere(false)}>
          Remove
        </button>
      </main>
    </StrictMode>
  );
}

const meta = preview.meta({ title: 'Recorder', component: Probe, tags: ['behaviour'], beforeEach: () => standIn() });

const on = ({ canvas, userEvent }: Played) => ({
  press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  says: (text: string) => waitFor(() => expect(canvas.getByRole('main').querySelector('p')).toHaveTextContent(text)),
});
/** Starts recording, and waits until it runs. */
async function record({ press, says }: ReturnType<typeof on>) {
  await press('Start');
  await says('recording');
  await expect(tracks.at(-1)?.readyState).toBe('live');
}
const released = async () => {
  await expect(tracks.map(({ readyState }) => readyState)).not.toContain('live');
  await waitFor(() => expect(speech.running()).toBeUndefined());
};

export const RecordsAndStops = meta.story({
  play: async (context) => {
    const page = on(context);
    const { press, says } = page;
    await says('idle');
    await expect(tracks).toHaveLength(0);
    await record(page);
    await expect(speech.running()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true });
    speech.hear(['Find companies', true], ['in', false]);
    await says('recording · Find companies · (in)');
    await press('Stop');
    await says('stopped · Find companies in');
    await expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
    await press('Cancel');
    await says('idle');
    await released();
  },
});

export const CancelReleases = meta.story({
  play: async (context) => {
    const page = on(context);
    const { press, says } = page;
    await record(page);
    speech.hear(['Find companies', true]);
    await press('Cancel');
    await says('idle');
    await released();
  },
});

export const EngineEndsByItself = meta.story({
  play: async (context) => {
    const page = on(context);
    const { says } = page;
    await record(page);
    const first = speech.running();
    speech.hear(['Find companies', true]);
    speech.end();
    await waitFor(() => expect(speech.running()).toBeDefined());
    await expect(speech.running()).not.toBe(first);
    speech.hear(['in Poland', true]);
    await says('recording · Find companies in Poland');
  },
});

export const RecognitionFails = meta.story({
  play: async (context) => {
    const page = on(context);
    const { says } = page;
    await record(page);
    speech.hear(['Find companies', true]);
    speech.fail('network');
    await says('stopped · Find companies · recogniser-network');
    await released();
  },
});

export const NothingHeard = meta.story({
  play: async (context) => {
    const page = on(context);
    const { press, says } = page;
    await record(page);
    speech.fail('no-speech');
    await says('idle · recogniser-no-speech');
    await released();
    await record(page);
    await press('Stop');
    await says('idle · recogniser-no-speech');
    await released();
  },
});

/** Without a recogniser the microphone is useless, so the browser is not asked for it. */
export const RecognitionAbsent = meta.story({
  beforeEach: () => standIn({ recognition: false }),
  parameters: { allowConsole: [/^Speech recognition is not available in this browser\.$/] },
  play: async (context) => {
    const { press, says } = on(context);
    await press('Start');
    await says('idle · recogniser-absent');
    await expect(tracks).toHaveLength(0);
  },
});

export const Denied = meta.story({
  beforeEach: () => standIn({ microphone: 'NotAllowedError' }),
  play: async (context) => {
    const { press, says } = on(context);
    await press('Start');
    await says('idle · microphone-denied');
  },
});
export const NoDevice = meta.story({
  beforeEach: () => standIn({ microphone: 'NotFoundError' }),
  play: async (context) => {
    const { press, says } = on(context);
    await press('Start');
    await says('idle · microphone-none');
  },
});
export const Busy = meta.story({
  beforeEach: () => standIn({ microphone: 'NotReadableError' }),
  play: async (context) => {
    const { press, says } = on(context);
    await press('Start');
    await says('idle · microphone-busy');
  },
});

export const PulledOutInUse = meta.story({
  play: async (context) => {
    const page = on(context);
    const { says } = page;
    await record(page);
    speech.hear(['Find companies', true]);
    // A track that is stopped by code fires no event; a device that is unplugged ends it and fires one.
    tracks[0]?.stop();
    tracks[0]?.dispatchEvent(new Event('ended'));
    await says('stopped · Find companies · microphone-unplugged');
  },
});

export const Leaving = meta.story({
  play: async (context) => {
    const page = on(context);
    const { says } = page;
    await record(page);
    speech.hear(['Find companies', true]);
    window.dispatchEvent(new Event('pagehide'));
    await says('stopped · Find companies · left');
    await expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  },
});

export const EndOfSession = meta.story({
  play: async (context) => {
    const page = on(context);
    const { says } = page;
    await record(page);
    speech.hear(['Find companies', true]);
    releaseDevices();
    await says('idle');
    await released();
  },
});

export const Unmount = meta.story({
  play: async (context) => {
    const page = on(context);
    const { press, says } = page;
    await record(page);
    await press('Remove');
    await says('gone');
    await released();
  },
});

export const Restored = meta.story({
  args: { restored: 'Find companies' },
  play: async (context) => {
    const page = on(context);
    const { says } = page;
    await says('stopped · Find companies');
    await record(page);
    speech.hear(['in Poland', true]);
    await says('recording · Find companies in Poland');
  },
});
