import * as v from 'valibot';
import { mostBytes } from './client.ts';
import { accepted, noPermission } from './checkResults.ts';
import { bearer, whoAmI, type Check } from './whoAmI.ts';

const refusal = v.object({ error: v.object({ message: v.string() }) });

/** A model of OpenAI's list, and the day on which it ends: https://developers.openai.com/api/reference/resources/models */
const endingModel = v.object({ id: v.string(), shutdown_date: v.pipe(v.string(), v.isoDate()) });

/** Language models. */
export const models = {
  /**
   * Lists the models that the key may use, with the days on which some end:
   * https://platform.openai.com/docs/api-reference/models/list
   */
  openai: whoAmI({
    service: 'openai',
    request: ({ apiKey, organization }) => ({
      method: 'GET',
      url: 'https://api.openai.com/v1/models',
      headers: { ...bearer(apiKey), ...(organization && { 'openai-organization': organization }) },
      // OpenRouter has some hundred models.
      maxBytes: mostBytes.data,
    }),
    // Together answers with the list alone.
    success: v.union([v.object({ data: v.array(v.unknown()) }), v.array(v.unknown())]),
    // A restricted key gets 401 or 403; only the message tells it from a wrong key.
    judge: ({ status, body }) =>
      status === 401 && v.is(refusal, body) && body.error.message.includes('Missing scopes')
        ? noPermission('openai')
        : undefined,
    inspect: (body) => {
      const ends = (Array.isArray(body) ? body : body.data).flatMap((one) =>
        v.is(endingModel, one) ? [{ what: one.id, on: one.shutdown_date }] : [],
      );
      return { ...accepted('openai'), ...(ends.length > 0 && { ends }) };
    },
  }),
  /** Lists one of the models that the key may use: https://docs.anthropic.com/en/api/models-list */
  anthropic: whoAmI({
    service: 'anthropic',
    request: ({ apiKey = '' }) => ({
      method: 'GET',
      url: 'https://api.anthropic.com/v1/models?limit=1',
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    }),
    success: v.object({ data: v.array(v.unknown()) }),
  }),
} satisfies Record<string, Check>;
