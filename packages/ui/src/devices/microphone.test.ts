import { expect, test } from 'vitest';
import { createMicrophone, microphoneProblem, type MicrophoneEnvironment } from './microphone.ts';

class Track extends EventTarget {
  readyState = 'live';
  stop() {
    this.readyState = 'ended';
  }
  /** As if the device were unplugged. */
  end() {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

/** A browser with one microphone, whose loudness the test sets. */
function browser(answer: 'grant' | 'wait' | Error = 'grant') {
  const devices = new EventTarget();
  const tracks: Track[] = [];
  const frames: (() => void)[] = [];
  const pending: (() => void)[] = [];
  const meters = { open: 0 };
  const getUserMedia = () => {
    if (answer instanceof Error) return Promise.reject(answer);
    const track = new Track();
    tracks.push(track);
    const stream = { getTracks: () => [track] } as unknown as MediaStream;
    return answer === 'grant'
      ? Promise.resolve(stream)
      : new Promise<MediaStream>((resolve) => pending.push(() => resolve(stream)));
  };
  const environment: MicrophoneEnvironment = {
    devices: () => Object.assign(devices, { getUserMedia }),
    isSecure: () => true,
    meter: () => {
      meters.open += 1;
      return { read: () => 1, close: () => void (meters.open -= 1) };
    },
    nextFrame: (run) => {
      frames.push(run);
      return () => void frames.splice(frames.indexOf(run), 1);
    },
  };
  return { environment, devices, tracks, frames, meters, grant: () => pending.shift()?.() };
}

test('nothing is asked for before the start', () => {
  const { environment, tracks } = browser();
  expect(createMicrophone(environment).get()).toEqual({ status: 'off' });
  expect(tracks).toHaveLength(0);
});

test('is on after the start and let go of after the stop', async () => {
  const { environment, tracks, meters } = browser();
  const microphone = createMicrophone(environment);
  const started = microphone.start();
  expect(microphone.get().status).toBe('asking');
  await expect(started).resolves.toBe(true);
  expect(microphone.get().status).toBe('on');
  expect(meters.open).toBe(1);
  microphone.stop();
  expect(microphone.get()).toEqual({ status: 'off' });
  expect(tracks[0]?.readyState).toBe('ended');
  expect(meters.open).toBe(0);
});

test('stopped while the browser asks, it lets go of what it then gets', async () => {
  const { environment, tracks, grant } = browser('wait');
  const microphone = createMicrophone(environment);
  const started = microphone.start();
  microphone.stop();
  grant();
  await expect(started).resolves.toBe(false);
  expect(tracks[0]?.readyState).toBe('ended');
  expect(microphone.get()).toEqual({ status: 'off' });
});

test('a refusal is told and forgotten at the next start', async () => {
  const { environment } = browser(new DOMException('no', 'NotAllowedError'));
  const microphone = createMicrophone(environment);
  await expect(microphone.start()).resolves.toBe(false);
  expect(microphone.get()).toEqual({ status: 'off', problem: 'denied' });
  const again = microphone.start();
  expect(microphone.get().problem).toBeUndefined();
  await again;
});

test('without media devices it is unsupported', async () => {
  const microphone = createMicrophone({ ...browser().environment, devices: () => undefined });
  await expect(microphone.start()).resolves.toBe(false);
  expect(microphone.get()).toEqual({ status: 'off', problem: 'unsupported' });
});

test('a page over plain http is not told that the browser is at fault', async () => {
  const microphone = createMicrophone({ ...browser().environment, devices: () => undefined, isSecure: () => false });
  await expect(microphone.start()).resolves.toBe(false);
  expect(microphone.get()).toEqual({ status: 'off', problem: 'insecure' });
});

test('pulled out in use', async () => {
  const { environment, tracks, meters } = browser();
  const microphone = createMicrophone(environment);
  await microphone.start();
  tracks[0]?.end();
  expect(microphone.get()).toEqual({ status: 'off', problem: 'unplugged' });
  expect(meters.open).toBe(0);
});

test('pulled out in use where only devicechange tells', async () => {
  const { environment, tracks, devices } = browser();
  const microphone = createMicrophone(environment);
  await microphone.start();
  devices.dispatchEvent(new Event('devicechange'));
  expect(microphone.get().status).toBe('on');
  tracks[0]?.stop();
  devices.dispatchEvent(new Event('devicechange'));
  expect(microphone.get().problem).toBe('unplugged');
});

test('measures only while someone listens and the microphone is on', async () => {
  const { environment, frames } = browser();
  const microphone = createMicrophone(environment);
  const levels: number[] = [];
  const stopListening = microphone.level.subscribe((level) => levels.push(level));
  expect(frames).toHaveLength(0);
  await microphone.start();
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  frames.shift()?.();
  expect(levels[0]).toBeCloseTo(0.6);
  expect(levels[1]).toBeCloseTo(0.84);
  stopListening();
  frames.shift()?.();
  expect(levels).toHaveLength(2);
  expect(frames).toHaveLength(0);
});

test('no frame is left after the stop', async () => {
  const { environment, frames } = browser();
  const microphone = createMicrophone(environment);
  microphone.level.subscribe(() => {});
  await microphone.start();
  microphone.stop();
  expect(frames).toHaveLength(0);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['PermissionDeniedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['DevicesNotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['TypeError', 'unsupported'],
  ['SomethingNewError', 'failed'],
  ['__proto__', 'failed'],
])('%s means %s', (name, problem) => {
  expect(microphoneProblem(new DOMException('no', name))).toBe(problem);
});

test.each([undefined, null, 'NotAllowedError', 7, {}])('anything else that is thrown (%s) means failed', (thrown) => {
  expect(microphoneProblem(thrown)).toBe('failed');
});
