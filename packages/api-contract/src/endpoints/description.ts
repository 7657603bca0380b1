import { apiDescription } from '../apiDescription.ts';
import { anyone } from './Endpoint.ts';

/** The description of all calls, as OpenAPI. */
export const descriptionEndpoints = { openApi: anyone.get('/api/openapi.json', apiDescription) } as const;
