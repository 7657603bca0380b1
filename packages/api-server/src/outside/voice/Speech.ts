import type { Context } from '../../platform/Context.ts';
import type { Timers } from '../../platform/clock.ts';
import { EmbeddedVoice, VoiceError } from './EmbeddedVoice.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { serviceFetch } from '../models/serviceFetch.ts';
import { BudgetSpent } from '../metering/budgets.ts';
import { markEnded } from '../credentials/connectionHealth.ts';
import { firstConnected } from '../credentials/credentials.ts';
import { refusalMeaning } from '../models/refusalMeaning.ts';

/** A spoken text. */
interface Audio {
  readonly type: 'audio/wav' | 'audio/mpeg';
  readonly bytes: Uint8Array;
}

const patienceMs = 30_000;
const mostBytes = 16_777_216;

interface Parts {
  readonly context: Context;
  readonly timers: Timers;
}

/**
 * Speaks by OpenAI's `/audio/speech`: https://platform.openai.com/docs/api-reference/audio/createSpeech undefined: the
 * tenant has not connected OpenAI, or only the sandbox's. `trouble` says why it could not speak, in our own words,
 * because OpenAI's message may repeat the key.
 */
async function speakByOpenAi(
  { context, timers }: Parts,
  tenantId: string,
  text: string,
  gone: AbortSignal,
): Promise<{ audio: Audio } | { trouble: string } | undefined> {
  const connected = await firstConnected(context, tenantId, ['openai']);
  // The sandbox has no voice.
  if (!connected || context.sandboxes.keyOf({ tenantId, ...connected }) !== undefined) return undefined;
  const { baseUrl, speechModel, voice } = context.config.models.openai;
  const { apiKey = '', organization } = connected.credentials;
  const time = new AbortController();
  const cancel = timers.after(patienceMs, () => time.abort());
  try {
    const answer = await serviceFetch(context, tenantId, connected, { maxBytes: mostBytes })(
      `${baseUrl}/audio/speech`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          ...(organization && { 'openai-organization': organization }),
        },
        body: JSON.stringify({ model: speechModel, voice, input: text, response_format: 'mp3' }),
        signal: AbortSignal.any([time.signal, gone]),
      },
    );
    if (!answer.ok) {
      if (refusalMeaning(400, await answer.text()) === 'modelUnknown')
        await markEnded(
          context,
          { tenantId, serviceId: connected.serviceId },
          {
            what: speechModel,
            instead:
              'The embedded voice speaks in its place. Whoever runs this server can name another by OPENAI_TTS_MODEL',
          },
        );
      return { trouble: `OpenAI could not speak (status ${answer.status})` };
    }
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const type = audioType(bytes);
    return type ? { audio: { type, bytes } } : { trouble: 'OpenAI could not speak: its answer was not audio' };
  } catch (error) {
    if (error instanceof BudgetSpent) return { trouble: `OpenAI did not speak: ${error.message}` };
    return {
      trouble: time.signal.aborted
        ? `OpenAI could not speak within ${patienceMs / 1_000} seconds`
        : 'OpenAI could not speak: it could not be reached',
    };
  } finally {
    cancel();
  }
}

/** The type by the first bytes, not by the header: some compatible servers send WAV when asked for MP3. */
function audioType(bytes: Uint8Array): Audio['type'] | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('RIFF') && head.endsWith('WAVE')) return 'audio/wav';
  // An ID3 tag, or the eleven set bits that every MPEG frame begins with.
  return head.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0) ? 'audio/mpeg' : undefined;
}

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
