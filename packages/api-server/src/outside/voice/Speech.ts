import type { Context } from '../../platform/Context.ts';
import type { Timers } from '../../platform/Timers.ts';
import { EmbeddedVoice, VoiceError } from './EmbeddedVoice.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { Audio } from './Audio.ts';
import { speakByOpenAi } from './speakByOpenAi.ts';

interface SpeechOptions {
  readonly context: Context;
  readonly timers: Timers;
  /** Called with the reason when OpenAI did not speak. The embedded voice takes over then. */
  readonly onTrouble: (trouble: string) => void;
}

/** Speaks texts with the tenant's OpenAI, or else with the embedded engine. */
export class Speech {
  readonly #options: SpeechOptions;
  readonly #embedded: EmbeddedVoice;

  constructor(options: SpeechOptions) {
    this.#options = options;
    const { voiceEngine } = options.context.config;
    this.#embedded = new EmbeddedVoice({
      timers: options.timers,
      ...(voiceEngine === 'none' && { engine: undefined }),
    });
  }

  /** Ends the engine's process. */
  stop(): void {
    this.#embedded.stop();
  }

  /**
   * Speaks a text. Refuses as not supported if there is no voice; the browser then speaks. `gone` is aborted when
   * nobody is waiting any more.
   */
  async speak(tenantId: string, text: string, gone: AbortSignal): Promise<Audio> {
    const spoken = await speakByOpenAi(this.#options, tenantId, text, gone);
    if (spoken && 'audio' in spoken) return spoken.audio;
    if (spoken) this.#options.onTrouble(spoken.trouble);
    return this.#embed(text, gone);
  }

  async #embed(text: string, gone: AbortSignal): Promise<Audio> {
    try {
      return { type: 'audio/wav', bytes: await this.#embedded.speak(text, gone) };
    } catch (error) {
      if (!(error instanceof VoiceError)) throw error;
      if (error.failure === 'absent')
        throw new Refusal(
          'notSupported',
          'This server has no voice: connect OpenAI under API Connections, or let the browser speak',
        );
      throw new Refusal(
        'unavailable',
        error.failure === 'busy'
          ? 'Too many texts are waiting to be spoken. Try again in a moment.'
          : 'The voice failed. Try again in a moment.',
        { retryAfter: 5 },
      );
    }
  }
}
