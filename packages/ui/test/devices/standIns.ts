import type { SpeechEngine } from '../../src/devices/recogniser.ts';

/** Replaces one of the browser's properties. Returns a function that restores it. */
export function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}

/** Removes one of the browser's properties. Returns a function that restores it. */
function remove(owner: object, name: string): () => void {
  const back = replace(owner, name, undefined);
  Reflect.deleteProperty(owner, name);
  return back;
}

class StandInEngine implements SpeechEngine {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: SpeechEngine['onresult'] = null;
  onerror: SpeechEngine['onerror'] = null;
  onend: SpeechEngine['onend'] = null;
  start() {
    listen(this);
  }
  stop() {
    finish(this);
  }
  abort() {
    if (engine === this) engine = undefined;
  }
}

function listen(started: StandInEngine): void {
  engine = started;
}

function finish(ended = engine): void {
  if (engine === ended) engine = undefined;
  ended?.onend?.();
}
let engine: StandInEngine | undefined;

/** Delivers the speech engine's next results. */
export const speech = {
  /** The engine that is listening. */
  running: (): SpeechEngine | undefined => engine,
  hear: (...phrases: readonly (readonly [text: string, isFinal: boolean])[]) =>
    engine?.onresult?.({
      results: phrases.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript, confidence: 0.9 } })),
    }),
  fail: (error: string) => {
    engine?.onerror?.({ error });
    finish();
  },
  end: () => finish(),
};

/** The microphone tracks created since the fake was installed, newest last. */
export const tracks: MediaStreamTrack[] = [];

interface StandIns {
  /** A silent stream, or the name of the error that the browser throws. */
  microphone?: 'silence' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError' | 'waits';
  recognition?: boolean;
}

/**
 * Replaces the browser's microphone and speech engine before the page looks them up. Return its result from a story's
 * `beforeEach` to restore them.
 */
export function standIn({ microphone = 'silence', recognition = true }: StandIns = {}): () => void {
  tracks.length = 0;
  engine = undefined;
  const context = new AudioContext();
  const getUserMedia = () => {
    if (microphone === 'waits') return new Promise<MediaStream>(() => {});
    if (microphone !== 'silence') return Promise.reject(new DOMException('refused', microphone));
    const { stream } = context.createMediaStreamDestination();
    tracks.push(...stream.getTracks());
    return Promise.resolve(stream);
  };
  const undo = [
    replace(navigator.mediaDevices, 'getUserMedia', getUserMedia),
    replace(window, 'SpeechRecognition', recognition ? StandInEngine : undefined),
    replace(window, 'webkitSpeechRecognition', undefined),
  ];
  return () => {
    for (const back of undo) back();
    void context.close();
  };
}

class StandInUtterance extends EventTarget {
  text: string;
  lang = '';
  volume = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Replaces the browser's voice by one that speaks at once, one that speaks until it is stopped, or none. */
export function standInVoice(kind: 'speaks' | 'waits' | 'absent'): () => void {
  let current: EventTarget | undefined;
  const synthesis = {
    speak: (utterance: EventTarget) => {
      current = utterance;
      utterance.dispatchEvent(new Event('start'));
      if (kind === 'speaks') utterance.dispatchEvent(new Event('end'));
    },
    cancel: () => current?.dispatchEvent(new Event('error')),
  };
  const undo = [
    replace(window, 'speechSynthesis', synthesis),
    // Without the class there is no voice, whatever else the browser supports.
    kind === 'absent'
      ? remove(window, 'SpeechSynthesisUtterance')
      : replace(window, 'SpeechSynthesisUtterance', StandInUtterance),
  ];
  return () => {
    for (const back of undo) back();
  };
}
