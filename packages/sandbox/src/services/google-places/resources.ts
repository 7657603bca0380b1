import { accountZone } from '../../world/account.ts';
import { weekdayOf, withOffset } from '../../world/days.ts';
import type { Place } from '../../world/places.ts';
import type { Opening } from '../../world/places/hours.ts';
import { hexId } from '../../world/seededRandom.ts';
import { readShape } from '../google/fields.ts';

const text = '(text,languageCode)';
const point = '(day,hour,minute,truncated)';
const hours = `(openNow,periods(open${point},close${point}),weekdayDescriptions,nextOpenTime,nextCloseTime,specialDays)`;
const author = '(displayName,uri,photoUri)';
/** Documented, but of no place here. */
const others =
  'plusCode,viewport,iconMaskBaseUri,iconBackgroundColor,adrFormatAddress,attributions,currentSecondaryOpeningHours,regularSecondaryOpeningHours,generativeSummary,reviewSummary,priceRange,paymentOptions,parkingOptions,accessibilityOptions,takeout,delivery,dineIn,reservable,outdoorSeating,servesLunch,servesDinner,servesVegetarianFood';

/** The documented fields of the answer. */
export const shape = readShape(
  `nextPageToken,searchUri,contextualContents,routingSummaries,places(name,id,displayName${text},types,primaryType,primaryTypeDisplayName${text},nationalPhoneNumber,internationalPhoneNumber,formattedAddress,shortFormattedAddress,addressComponents(longText,shortText,types,languageCode),postalAddress(regionCode,postalCode,locality,addressLines),location(latitude,longitude),rating,userRatingCount,googleMapsUri,websiteUri,regularOpeningHours${hours},currentOpeningHours${hours},utcOffsetMinutes,timeZone(id),businessStatus,priceLevel,editorialSummary${text},reviews(name,relativePublishTimeDescription,rating,text${text},originalText${text},authorAttribution${author},publishTime),photos(name,widthPx,heightPx,authorAttributions${author}),${others})`,
);

const dayMinutes = 1_440;
const priceLevels = [
  'PRICE_LEVEL_INEXPENSIVE',
  'PRICE_LEVEL_MODERATE',
  'PRICE_LEVEL_EXPENSIVE',
  'PRICE_LEVEL_VERY_EXPENSIVE',
];

/** How expensive a place is, in Google's words. */
export const priceLevelOf = ({ price }: Place): string | undefined =>
  price === undefined ? undefined : priceLevels[price - 1];

const clock = (minutes: number) => {
  const [hour, minute] = [Math.floor((minutes % dayMinutes) / 60), minutes % 60];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function described(day: number, openings: readonly Opening[]): string {
  const spans = openings
    .filter((one) => one.day === day)
    .map(({ from, to }) => (to - from === dayMinutes ? 'Open 24 hours' : `${clock(from)} – ${clock(to)}`));
  return `${names[day]}: ${spans.join(', ') || 'Closed'}`;
}

/** Whether a place is open at an instant. */
export function isOpen({ hours: openings }: Place, now: number): boolean {
  const shown = withOffset(accountZone, now);
  const time = Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16));
  const day = weekdayOf(shown.slice(0, 10));
  return openings.some(
    (one) =>
      (one.day === day && time >= one.from && time < one.to) ||
      (one.day === (day + 6) % 7 && time + dayMinutes >= one.from && time + dayMinutes < one.to),
  );
}

function hoursOf(place: Place, now: number) {
  const at = (day: number, minutes: number) => ({
    day: (day + Math.floor(minutes / dayMinutes)) % 7,
    hour: Math.floor((minutes % dayMinutes) / 60),
    minute: minutes % 60,
  });
  const always = place.hours.every(({ from, to }) => to - from === dayMinutes);
  return {
    openNow: isOpen(place, now),
    periods: always
      ? [{ open: { day: 0, hour: 0, minute: 0 } }]
      : place.hours
          .toSorted((one, other) => one.day - other.day || one.from - other.from)
          .map(({ day, from, to }) => ({ open: at(day, from), close: at(day, to) })),
    weekdayDescriptions: [1, 2, 3, 4, 5, 6, 0].map((day) => described(day, place.hours)),
  };
}

const localized = (words: string) => ({ text: words, languageCode: 'en' });

function reviewsOf({ id, reviews }: Place, now: number) {
  return reviews.map(({ author: name, rating, text: words, age }, index) => ({
    name: `places/${id}/reviews/${hexId(`${id} ${index}`, 24)}`,
    relativePublishTimeDescription: age < 60 ? `${age} days ago` : `${Math.round(age / 30)} months ago`,
    rating,
    text: localized(words),
    originalText: localized(words),
    authorAttribution: { displayName: name, uri: `https://maps.example/contributors/${hexId(name, 12)}` },
    publishTime: new Date(now - age * dayMinutes * 60_000).toISOString(),
  }));
}

/** The resource of a place: https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places */
export function resourceOf(place: Place, now: number) {
  const { id, name, types, category, phone, street, postcode, town, country, countryCode } = place;
  const priceLevel = priceLevelOf(place);
  const component = (longText: string, shortText: string, ...kinds: string[]) => ({
    longText,
    shortText,
    types: kinds,
    languageCode: 'en',
  });
  const [, road = street, number = ''] = /^(.+) (\d+)$/.exec(street) ?? [];
  return {
    name: `places/${id}`,
    id,
    types,
    ...(phone !== undefined && {
      nationalPhoneNumber: phone.replace(/^\+(?:48|31|420) /, '').replace(/^\+49 /, '0'),
      internationalPhoneNumber: phone,
    }),
    formattedAddress: `${street}, ${postcode} ${town}, ${country}`,
    shortFormattedAddress: `${street}, ${town}`,
    addressComponents: [
      component(number, number, 'street_number'),
      component(road, road, 'route'),
      component(town, town, 'locality', 'political'),
      component(country, countryCode, 'country', 'political'),
      component(postcode, postcode, 'postal_code'),
    ],
    postalAddress: { regionCode: countryCode, postalCode: postcode, locality: town, addressLines: [street] },
    location: { latitude: place.lat, longitude: place.lng },
    ...(place.rating !== undefined && { rating: place.rating, userRatingCount: place.ratings }),
    googleMapsUri: `https://maps.example/?cid=${place.cid}`,
    ...(place.website !== undefined && { websiteUri: place.website }),
    ...(!place.closedForGood && { regularOpeningHours: hoursOf(place, now), currentOpeningHours: hoursOf(place, now) }),
    timeZone: { id: accountZone },
    businessStatus: place.closedForGood ? 'CLOSED_PERMANENTLY' : 'OPERATIONAL',
    ...(priceLevel !== undefined && { priceLevel }),
    displayName: { text: name, languageCode: 'de' },
    primaryType: types[0],
    primaryTypeDisplayName: localized(category),
    editorialSummary: localized(place.description),
    ...(place.reviews.length > 0 && { reviews: reviewsOf(place, now) }),
    ...(place.photos > 0 && {
      photos: Array.from({ length: place.photos }, (_, index) => ({
        name: `places/${id}/photos/${hexId(`photo ${id} ${index}`, 40)}`,
        widthPx: 4_032,
        heightPx: 3_024,
        authorAttributions: [{ displayName: name, uri: `https://maps.example/contributors/${place.cid}` }],
      })),
    }),
  };
}
