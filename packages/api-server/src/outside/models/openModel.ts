import { servicesOfModel } from '@switchboard/api-contract/agents/custom';
import type { wrapLanguageModel, LanguageModel } from 'ai';
import type { ModelService } from '@switchboard/api-contract/services/models';
import type { Context } from '../../platform/Context.ts';
import { firstConnected, type Connected } from '../credentials/credentials.ts';
import type { MarkableRun } from '../Caller.ts';
import type { Config } from '../../platform/config.ts';
import { standardBaseUrls } from '../../platform/environment.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import type { Quirk } from './quirks.ts';
import { serviceFetch } from './serviceFetch.ts';
import type { Clock } from '../../platform/clock.ts';

/**
 * A tenant's language model for one piece of work. It holds the tenant's key, so drop it once the work is done. Every
 * request is counted.
 */
export interface TenantModel {
  readonly serviceId: ModelService;
  /** The service's name, as members know it. */
  readonly name: string;
  /** For the AI SDK. */
  readonly model: LanguageModel;
  /** The model's id, such as gpt-6-luna. */
  readonly modelId: string;
  /** The agent names it, not the server's configuration. */
  readonly isChosen: boolean;
  readonly clock: Clock;
  /** The sandbox answers in its place. */
  readonly inSandbox: boolean;
  /** Removes the tenant's credentials from the service's text, in case it repeats them. */
  readonly redact: (text: string) => string;
  /** How many characters at the end of a text may be the beginning of a credential. */
  readonly secretPrefixLength: (text: string) => number;
  /** Resolves once every stream that was begun has ended and is counted. */
  readonly counted: () => Promise<void>;
}

// The SDK would print its warnings into the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** What an AI SDK package needs to open a model. */
interface Opening {
  readonly modelId: string;
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly credentials: Credentials;
}

/** How each service opens a model. Its package is loaded on first use. */
const openers = {
  openai: async ({ modelId, baseUrl, fetch, credentials: { apiKey = '', organization } }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: 'openai',
      baseURL: baseUrl,
      apiKey,
      fetch,
      supportsStructuredOutputs: true,
      // `include_usage` comes from quirks.ts. Only a stream may be asked for it.
      transformRequestBody: ({ include_usage, ...body }) =>
        include_usage && body['stream'] ? { ...body, stream_options: { include_usage } } : body,
      ...(organization && { headers: { 'openai-organization': organization } }),
    })(modelId);
  },
  anthropic: async ({ modelId, baseUrl, fetch, credentials: { apiKey = '' } }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey, fetch })(modelId);
  },
} satisfies Record<ModelService, (opening: Opening) => Promise<Parameters<typeof wrapLanguageModel>[0]['model']>>;

/**
 * OpenAI's models that take tools at Chat Completions only if they don't think first:
 * https://developers.openai.com/api/docs/models/gpt-6-luna (read 2026-11-29).
 */
const thinksFirst = /^gpt-(?:5\.6|6)\b/;

/**
 * What the server of each connection does not take, as its refusals told. Kept until the connection is set up anew (its
 * `setup` is part of the key) or this server stops.
 */
const knownQuirks = new WeakMap<Config, Map<string, Set<Quirk>>>();

/**
 * The model of a connected service, with the address from the configuration, or in the sandbox. `wanted`: the model's
 * id, in place of the one from the configuration.
 */
async function openModel(
  context: Context,
  tenantId: string,
  connected: Connected<ModelService>,
  { run, wanted = '' }: { readonly run?: MarkableRun | undefined; readonly wanted?: string } = {},
): Promise<TenantModel> {
  const { serviceId, name, credentials, setup = '' } = connected;
  const inSandbox = context.sandboxes.keyOf({ tenantId, ...connected }) !== undefined;
  const { baseUrl: operatorUrl, model: usual } = context.config.models[serviceId];
  const modelId = wanted || usual;
  const baseUrl = inSandbox ? standardBaseUrls[serviceId] : operatorUrl;
  const streams: Promise<void>[] = [];
  const fetch = serviceFetch(context, tenantId, connected, { run, streams });
  const opened = await openers[serviceId]({ modelId, baseUrl, fetch, credentials });
  const { wrapLanguageModel } = await import('ai');
  const { adaptToServer } = await import('./quirks.ts');
  const isOfAnotherMaker = baseUrl !== standardBaseUrls[serviceId];
  const quirks = quirksOf(context.config, [tenantId, setup, baseUrl, modelId]);
  // OpenAI's newer models accept the limit of an answer only as max_completion_tokens; most other servers know only
  // max_tokens.
  if (serviceId === 'openai' && !isOfAnotherMaker) {
    quirks.add('max_tokens');
    if (thinksFirst.test(modelId)) quirks.add('thinking');
  }
  const middleware = adaptToServer({ isOfAnotherMaker, quirks });
  const model = wrapLanguageModel({ model: opened, middleware });
  const counted = async () => {
    await Promise.all(streams);
  };
  return {
    serviceId,
    name,
    model,
    modelId,
    isChosen: wanted !== '',
    clock: context.clock,
    inSandbox,
    counted,
    ...redactionOf(credentials),
  };
}

function quirksOf(config: Config, connection: readonly string[]): Set<Quirk> {
  const known = knownQuirks.get(config) ?? new Map<string, Set<Quirk>>();
  knownQuirks.set(config, known);
  const key = JSON.stringify(connection);
  const quirks = known.get(key) ?? new Set();
  known.set(key, quirks);
  return quirks;
}

/** Shorter values are not secrets, and replacing them would damage ordinary words. */
export const shortestSecret = 8;

/** Functions that find the stored values of a connection in a text, and replace them with dots. */
function redactionOf(credentials: Credentials): Pick<TenantModel, 'redact' | 'secretPrefixLength'> {
  const values = Object.values(credentials).filter((value) => value.length >= shortestSecret);
  const begun = (text: string, value: string): number => {
    for (let length = Math.min(value.length - 1, text.length); length > 0; length -= 1)
      if (text.endsWith(value.slice(0, length))) return length;
    return 0;
  };
  return {
    redact: (text) => values.reduce((clean, value) => clean.replaceAll(value, '…'), text),
    secretPrefixLength: (text) => Math.max(0, ...values.map((value) => begun(text, value))),
  };
}

/**
 * The language model of a tenant, for the assistant or for a run; undefined if neither OpenAI nor Anthropic is
 * connected. `wanted` names another model than the one that this server uses.
 */
export async function modelFor(
  context: Context,
  tenantId: string,
  run?: MarkableRun,
  wanted = '',
): Promise<TenantModel | undefined> {
  const connected = await firstConnected(context, tenantId, servicesOfModel(wanted));
  return connected && openModel(context, tenantId, connected, { run, wanted });
}
