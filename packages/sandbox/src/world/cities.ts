/** A town with what addresses in it look like. */
export interface City {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: 'PL' | 'DE' | 'NL' | 'CZ';
  /** The country and area code of its phones. */
  readonly dialling: string;
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
}

const poland = (
  name: string,
  region: string,
  area: string,
  postcode: string,
  [lat, lng]: readonly [number, number],
): City => ({ name, region, country: 'Poland', countryCode: 'PL', dialling: `+48 ${area}`, postcode, lat, lng });

/** The towns of the companies. */
export const cities = {
  Łódź: poland('Łódź', 'Łódź Voivodeship', '42', '93-231', [51.7592, 19.456]),
  Poznań: poland('Poznań', 'Greater Poland Voivodeship', '61', '61-003', [52.4064, 16.9252]),
  Wrocław: poland('Wrocław', 'Lower Silesian Voivodeship', '71', '52-116', [51.1079, 17.0385]),
  Warsaw: poland('Warsaw', 'Masovian Voivodeship', '22', '02-822', [52.2297, 21.0122]),
  Gdynia: poland('Gdynia', 'Pomeranian Voivodeship', '58', '81-336', [54.5189, 18.5305]),
  Gdańsk: poland('Gdańsk', 'Pomeranian Voivodeship', '58', '80-719', [54.352, 18.6466]),
  Kraków: poland('Kraków', 'Lesser Poland Voivodeship', '12', '30-740', [50.0647, 19.945]),
  Katowice: poland('Katowice', 'Silesian Voivodeship', '32', '40-389', [50.2649, 19.0238]),
  Lublin: poland('Lublin', 'Lublin Voivodeship', '81', '20-277', [51.2465, 22.5684]),
  Szczecin: poland('Szczecin', 'West Pomeranian Voivodeship', '91', '70-604', [53.4285, 14.5528]),
  Bydgoszcz: poland('Bydgoszcz', 'Kuyavian-Pomeranian Voivodeship', '52', '85-825', [53.1235, 18.0084]),
  Białystok: poland('Białystok', 'Podlaskie Voivodeship', '85', '15-399', [53.1325, 23.1688]),
  Rzeszów: poland('Rzeszów', 'Subcarpathian Voivodeship', '17', '35-232', [50.0412, 21.9991]),
  Toruń: poland('Toruń', 'Kuyavian-Pomeranian Voivodeship', '56', '87-100', [53.0138, 18.5984]),
  Opole: poland('Opole', 'Opole Voivodeship', '77', '45-449', [50.6751, 17.9213]),
  Leipzig: {
    name: 'Leipzig',
    region: 'Saxony',
    country: 'Germany',
    countryCode: 'DE',
    dialling: '+49 341',
    postcode: '04347',
    lat: 51.3397,
    lng: 12.3731,
  },
  Berlin: {
    name: 'Berlin',
    region: 'Berlin',
    country: 'Germany',
    countryCode: 'DE',
    dialling: '+49 30',
    postcode: '12277',
    lat: 52.52,
    lng: 13.405,
  },
  Rotterdam: {
    name: 'Rotterdam',
    region: 'South Holland',
    country: 'Netherlands',
    countryCode: 'NL',
    dialling: '+31 10',
    postcode: '3089 JN',
    lat: 51.9244,
    lng: 4.4777,
  },
  Ostrava: {
    name: 'Ostrava',
    region: 'Moravian-Silesian Region',
    country: 'Czechia',
    countryCode: 'CZ',
    dialling: '+420 59',
    postcode: '702 00',
    lat: 49.8209,
    lng: 18.2625,
  },
} as const satisfies Record<string, City>;
export type CityName = keyof typeof cities;
