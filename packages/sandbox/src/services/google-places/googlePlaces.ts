import { Hono } from 'hono';
import { behaviourOf } from '../../keys.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { googleAccess, requireScope } from '../google/access.ts';
import { googleError, quotaExceeded, unknownPath } from '../google/errors.ts';
import { scopes } from '../google/tokens.ts';
import { searchText } from './searchText.ts';

const apiKeyOf = ({ headers, url }: Request): string | undefined =>
  headers.get('x-goog-api-key') ?? new URL(url).searchParams.get('key') ?? undefined;

const byToken = googleAccess({
  'rate-limited': (request) => quotaExceeded('minute', request),
  'no-credit': () =>
    googleError({
      code: 403,
      message:
        'This API method requires billing to be enabled. Please enable billing on your project by visiting https://console.developers.google.com/billing/enable then retry.',
      status: 'PERMISSION_DENIED',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'BILLING_DISABLED',
          domain: 'googleapis.com',
          metadata: { service: 'places.googleapis.com' },
        },
      ],
    }),
});

const wrongKey = (): Response =>
  googleError({
    code: 400,
    message: 'API key not valid. Please pass a valid API key.',
    status: 'INVALID_ARGUMENT',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'API_KEY_INVALID',
        domain: 'googleapis.com',
        metadata: { service: 'places.googleapis.com' },
      },
    ],
  });

/** Google Places (New), with an account's token or with a key. */
export const googlePlaces = defineService({
  id: 'google-places',
  hosts: ['places.googleapis.com'],
  docs: [
    'https://developers.google.com/maps/documentation/places/web-service/text-search',
    'https://developers.google.com/maps/documentation/places/web-service/choose-fields',
    'https://developers.google.com/maps/documentation/places/web-service/oauth-token',
    'https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places',
  ],
  access: {
    secretOf: (request) => apiKeyOf(request) ?? byToken.secretOf(request),
    refusals: {
      ...byToken.refusals,
      wrong: (request) => (apiKeyOf(request) === undefined ? byToken.refusals.wrong(request) : wrongKey()),
    },
  },
  routes: (world) => {
    const signedIn = requireScope(world, scopes.cloud, scopes.places, scopes.placesTextSearch);
    return new Hono<RouteEnv>()
      .post(
        '/v1/places:searchText',
        (c, next) => (behaviourOf(apiKeyOf(c.req.raw)) === 'wrong' ? signedIn(c, next) : next()),
        async (c) => c.json(await searchText(c, world)),
      )
      .notFound(unknownPath);
  },
});
