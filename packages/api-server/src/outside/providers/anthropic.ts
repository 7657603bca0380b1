import * as v from 'valibot';
import { whoAmI } from './whoAmI.ts';

/** Lists one of the models that the key may use: https://docs.anthropic.com/en/api/models-list */
export const anthropic = whoAmI({
  service: 'anthropic',
  request: ({ apiKey = '' }) => ({
    method: 'GET',
    url: 'https://api.anthropic.com/v1/models?limit=1',
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
  }),
  success: v.object({ data: v.array(v.unknown()) }),
});
