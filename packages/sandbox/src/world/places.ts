import { companies, inventPhone } from './companies.ts';
import { cities } from './cities.ts';
import { hoursOf, type Opening } from './places/hours.ts';
import { cuisines, cafeAndHotelRows, type Cuisine } from './places/restaurantRows.ts';
import { reviewsOf, type ReviewSeed } from './places/reviews.ts';
import { slugOf } from './words.ts';
import { seededRandom, digitId, hexId } from './seededRandom.ts';

/** A part of Leipzig or a town around it. */
interface District {
  readonly town: string;
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
  readonly streets: readonly string[];
}

const leipzig = (postcode: string, lat: number, lng: number, streets: string): District => ({
  town: 'Leipzig',
  postcode,
  lat,
  lng,
  streets: streets.split(', '),
});

/** Within some five kilometres of the market. */
const districts: readonly District[] = [
  leipzig('04109', 51.3397, 12.3731, 'Marktgasse, Am Alten Theater, Burghofstraße, Nikolaigang'),
  leipzig('04107', 51.3255, 12.3745, 'Südvorstadtstraße, Arndtgasse, Kurt-Weill-Weg'),
  leipzig('04277', 51.3067, 12.3755, 'Connewitzer Kreuzweg, Wolfgang-Ring, Am Werk'),
  leipzig('04229', 51.3275, 12.3335, 'Weißenfelser Ufer, Kanalstraße, Spinnereihof'),
  leipzig('04177', 51.3365, 12.3255, 'Lindenauer Marktweg, Demmeringgasse, Hafenallee'),
  leipzig('04155', 51.3605, 12.3655, 'Gohliser Schloßweg, Menckegasse, Kirchplatz'),
  leipzig('04315', 51.3445, 12.4065, 'Eisenbahnweg, Torgauer Bogen, Hildegardplatz'),
  leipzig('04317', 51.3335, 12.4075, 'Reudnitzer Straße, Dresdner Bogen, Täubchenhof'),
  leipzig('04105', 51.3475, 12.3625, 'Waldgasse, Rosentalblick, Liviaufer'),
  leipzig('04299', 51.3145, 12.4125, 'Stötteritzer Landgasse, Schönbachweg, Papierwinkel'),
];

/** Farther out: a search with a small radius leaves them out. */
const outskirts: readonly District[] = [
  { town: 'Markranstädt', postcode: '04420', lat: 51.3025, lng: 12.2205, streets: ['Seepromenade', 'Am Gleis'] },
  { town: 'Taucha', postcode: '04425', lat: 51.3805, lng: 12.4945, streets: ['Schloßberg', 'Parthenaue'] },
  { town: 'Grimma', postcode: '04668', lat: 51.2385, lng: 12.7255, streets: ['Muldenufer', 'Hohe Gasse'] },
  { town: 'Halle (Saale)', postcode: '06108', lat: 51.4825, lng: 11.9705, streets: ['Saaleblick', 'Hallmarktgasse'] },
];

/** A business as maps know it. */
export interface Place {
  readonly id: string;
  readonly cid: string;
  readonly name: string;
  /** In Google's table of types; the first says most. */
  readonly types: readonly string[];
  readonly category: string;
  readonly description: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly country: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string | undefined;
  readonly website: string | undefined;
  readonly email: string | undefined;
  readonly rating: number | undefined;
  readonly ratings: number;
  /** 1 to 4; undefined where nobody says. */
  readonly price: number | undefined;
  readonly hours: readonly Opening[];
  readonly closedForGood: boolean;
  readonly reviews: readonly ReviewSeed[];
  readonly photos: number;
}

/** Restaurants that are no more. */
const closed = new Set(['Hülse', 'Chile Verde', 'Bambuspavillon']);

/** The form of Google's place ids. */
const placeId = (seed: string): string =>
  `ChIJ${Buffer.from(hexId(`place ${seed}`, 32), 'hex').toString('base64url')}wE`;

const general = ['point_of_interest', 'establishment'] as const;
const typesOf = (type: string): string[] => [
  ...new Set(type === 'cafe' || type === 'hotel' ? [type, ...general] : [type, 'restaurant', 'food', ...general]),
];

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function placeOf(cuisine: Cuisine, name: string): Place {
  const slug = slugOf(name);
  const { next, pick, whole } = seededRandom(`place ${slug}`);
  const far = next() < 0.08;
  const district = pick(far ? outskirts : districts);
  const host = `www.${slug}.example`;
  const hasSite = next() < 0.85;
  const ratings = next() < 0.04 ? 0 : whole(6, 900);
  return {
    id: placeId(slug),
    cid: digitId(slug, 19),
    name,
    types: typesOf(cuisine.type),
    category: cuisine.category,
    description: `${cuisine.category} in ${district.town}: ${cuisine.dishes}.`,
    street: `${pick(district.streets)} ${whole(1, 120)}`,
    postcode: district.postcode,
    town: district.town,
    country: 'Germany',
    countryCode: 'DE',
    lat: round(district.lat + (next() - 0.5) * 0.016),
    lng: round(district.lng + (next() - 0.5) * 0.024),
    phone: next() < 0.94 ? inventPhone(cities.Leipzig, slug) : undefined,
    website: hasSite ? `https://${host}/` : undefined,
    email: hasSite ? `kontakt@${slug}.example` : undefined,
    rating: ratings === 0 ? undefined : whole(32, 49) / 10,
    ratings,
    price: next() < 0.7 ? whole(1, 4) : undefined,
    hours: hoursOf(pick, cuisine.type),
    closedForGood: closed.has(name),
    reviews: ratings === 0 ? [] : reviewsOf(slug),
    photos: whole(0, 6),
  };
}

/** The same house under a second entry, a few metres away. */
function twinOf(place: Place): Place {
  return {
    ...place,
    id: placeId(`${place.name} again`),
    cid: digitId(`${place.name} again`, 19),
    lat: round(place.lat + 0.0003),
    lng: round(place.lng - 0.0002),
    ratings: 3,
    reviews: [],
    photos: 0,
  };
}

const restaurants = cuisines.flatMap((cuisine) => cuisine.names.map((name) => placeOf(cuisine, name)));
const cafesAndHotels = cafeAndHotelRows.flatMap((kind) => kind.names.map((name) => placeOf(kind, name)));

/** The offices of the companies. */
const offices: readonly Place[] = companies.map(
  ({ name, domain, website, email, phone, street, city, description, industry }) => {
    const { next, whole } = seededRandom(`office ${domain}`);
    return {
      id: placeId(domain),
      cid: digitId(domain, 19),
      name,
      types: ['corporate_office', ...general],
      category: industry.startsWith('logistics') ? 'Logistics service' : 'Corporate office',
      description,
      street,
      postcode: city.postcode,
      town: city.name,
      country: city.country,
      countryCode: city.countryCode,
      lat: round(city.lat + (next() - 0.5) * 0.08),
      lng: round(city.lng + (next() - 0.5) * 0.12),
      phone,
      website: `${website}/`,
      email,
      rating: whole(30, 49) / 10,
      ratings: whole(2, 120),
      price: undefined,
      hours: hoursOf((values) => values[0] as (typeof values)[number], 'office'),
      closedForGood: false,
      reviews: [],
      photos: 1,
    };
  },
);

/** Everything on the map. Two restaurants stand there twice. */
export const places: readonly Place[] = [
  ...restaurants,
  ...restaurants.filter(({ name }) => name === 'Pho Karlina' || name === 'Grünkern').map(twinOf),
  ...cafesAndHotels,
  ...offices,
];
