import { standardBaseUrls } from '../config.ts';
import type { Context } from '../context.ts';
import type { Connected } from '../services/connections/firstConnected.ts';
import type { ModelService, TenantModel } from './TenantModel.ts';
import { redactor } from './redactor.ts';
import { serviceFetch } from './serviceFetch.ts';

// The SDK would print its warnings between the lines of the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * The model of a connected service, at the address and by the name that the configuration says. The SDK is loaded when
 * the first one is opened.
 */
export async function openModel(
  context: Context,
  tenantId: string,
  { serviceId, name, credentials }: Connected<ModelService>,
): Promise<TenantModel> {
  const fetch = serviceFetch(context, tenantId, serviceId);
  const { baseUrl, model: modelId } = context.config.models[serviceId];
  const { apiKey = '', organization } = credentials;
  const shared = { serviceId, name, modelId, redact: redactor(credentials) };
  if (serviceId === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return { ...shared, model: createAnthropic({ baseURL: baseUrl, apiKey, fetch })(modelId) };
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const openai = createOpenAICompatible({
    name: 'openai',
    baseURL: baseUrl,
    apiKey,
    fetch,
    supportsStructuredOutputs: true,
    ...(organization && { headers: { 'openai-organization': organization } }),
    ...(baseUrl === standardBaseUrls.openai && { transformRequestBody: withNewName }),
  });
  return { ...shared, model: openai(modelId) };
}

/** OpenAI's newer models take the limit by this name alone; other servers mostly know the older one. */
function withNewName({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit };
}
