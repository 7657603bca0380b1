import { Hono } from 'hono';
import { behaviourOf } from '../../keys.ts';
import { defineService, type RouteContext, type RouteEnv } from '../../Service.ts';
import { googleAccess, requireScope, scopes } from '../google/tokens.ts';
import { googleError, quotaExceeded, unknownPath, fail, invalidArgument } from '../google/errors.ts';
import { isFields, type Fields } from '../../requests.ts';
import type { World } from '../../world/createWorld.ts';
import type { Place } from '../../world/places.ts';
import { distanceKm, searchPlaces } from '../../world/searchPlaces.ts';
import { bodyOf, pageToken, selectFields } from '../google/parameters.ts';
import { isOpen, priceLevelOf, resourceOf, shape } from './resources.ts';

/** So many at most on a page, and on all pages together. */
const most = { page: 20, search: 60 };

type Test = (place: Place) => boolean;

const numberIn = (value: unknown, least: number, greatest: number): number | undefined =>
  typeof value === 'number' && value >= least && value <= greatest ? value : undefined;

/** A point, or what its fields leave to zero; refused outside the globe. */
function pointIn(value: unknown): { lat: number; lng: number } {
  const { latitude = 0, longitude = 0 } = isFields(value) ? value : {};
  const [lat, lng] = [numberIn(latitude, -90, 90), numberIn(longitude, -180, 180)];
  return lat === undefined || lng === undefined
    ? fail(invalidArgument('Invalid latitude or longitude.'))
    : { lat, lng };
}

function rectangleIn(value: unknown): Test {
  const { low, high } = isFields(value) ? value : {};
  if (!isFields(low) || !isFields(high))
    return fail(invalidArgument('Invalid rectangle. Both low and high are required.'));
  const [from, to] = [pointIn(low), pointIn(high)];
  return ({ lat, lng }) => lat >= from.lat && lat <= to.lat && lng >= from.lng && lng <= to.lng;
}

function circleIn(value: unknown): Test {
  const { center, radius = 0 } = isFields(value) ? value : {};
  const metres = numberIn(radius, 0, 50_000);
  if (metres === undefined) return fail(invalidArgument('Invalid radius. It must be between 0.0 and 50000.0.'));
  const point = pointIn(center);
  return (place) => distanceKm(point, place) * 1_000 <= metres;
}

/** Where to search. A restriction leaves others out, a bias lets the ones inside come first. */
function areaIn({ locationBias, locationRestriction }: Fields): { inside: Test; strict: boolean } | undefined {
  if (isFields(locationBias) && isFields(locationRestriction))
    return fail(invalidArgument('location_bias and location_restriction cannot both be set.'));
  if (isFields(locationRestriction)) return { inside: rectangleIn(locationRestriction['rectangle']), strict: true };
  if (!isFields(locationBias)) return undefined;
  const { rectangle, circle } = locationBias;
  return { inside: circle === undefined ? rectangleIn(rectangle) : circleIn(circle), strict: false };
}

function filtersIn(body: Fields, now: number): Test[] {
  const { includedType, strictTypeFiltering, minRating = 0, openNow, priceLevels = [] } = body;
  const least = numberIn(minRating, 0, 5);
  if (least === undefined) return fail(invalidArgument('Invalid min_rating. It must be between 0.0 and 5.0.'));
  const halves = Math.ceil(least * 2) / 2;
  if (!Array.isArray(priceLevels)) return fail(invalidArgument("Invalid value at 'price_levels'"));
  return [
    ...(typeof includedType === 'string' && strictTypeFiltering === true
      ? [({ types }: Place) => types.includes(includedType)]
      : []),
    ...(halves > 0 ? [({ rating }: Place) => (rating ?? 0) >= halves] : []),
    ...(openNow === true ? [(place: Place) => !place.closedForGood && isOpen(place, now)] : []),
    ...(priceLevels.length > 0 ? [(place: Place) => priceLevels.includes(priceLevelOf(place))] : []),
  ];
}

/** The mask of a request, which must have one: in a header or in the address. */
function maskOf(c: RouteContext): string {
  const mask = c.req.header('x-goog-fieldmask') ?? c.req.query('$fields') ?? c.req.query('fields');
  if (mask) return mask;
  return fail(
    invalidArgument(
      "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it. As an example, you can set the header 'X-Goog-FieldMask' with value '*' to get all response fields.",
    ),
  );
}

/** https://developers.google.com/maps/documentation/places/web-service/text-search */
async function searchText(c: RouteContext, world: World): Promise<object> {
  const mask = maskOf(c);
  const body = await bodyOf(c);
  const { textQuery, pageSize, maxResultCount, pageToken: token, ...asked } = body;
  if (typeof textQuery !== 'string' || textQuery.trim() === '') return fail(invalidArgument('Empty text_query.'));
  const wanted = pageSize ?? maxResultCount ?? 0;
  if (!Number.isInteger(wanted) || Number(wanted) < 0)
    return fail(invalidArgument('Invalid page_size. It must not be negative.'));
  const size = Math.min(Number(wanted) || most.page, most.page);
  const question = JSON.stringify([textQuery, asked]);
  const from =
    pageToken.read(typeof token === 'string' && token !== '' ? token : undefined, question) ??
    fail(invalidArgument('Request parameters must match the initial search for paging.'));
  const now = world.clock().getTime();
  const area = areaIn(body);
  const tests = [...filtersIn(body, now), ...(area?.strict ? [area.inside] : [])];
  const all = searchPlaces(world.places, textQuery).filter((place) => tests.every((test) => test(place)));
  const near = area ? all.toSorted((one, other) => Number(area.inside(other)) - Number(area.inside(one))) : all;
  const found = near.slice(0, most.search);
  const next = from + size < found.length && { nextPageToken: pageToken.make(from + size, question) };
  const places = found.slice(from, from + size).map((place) => resourceOf(place, now));
  return selectFields({ ...(places.length > 0 && { places }), ...next }, mask, shape);
}

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
