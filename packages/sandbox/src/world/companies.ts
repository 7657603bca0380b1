import { cities, type City, type CityName } from './cities.ts';
import { slugOf } from './words.ts';
import { seededRandom, hexId } from './seededRandom.ts';

/** Name, town, employees, year of founding, and what the company is known for besides its industry. */
type Row = readonly [name: string, city: CityName, employees: number, founded: number, keywords: string];

/** Companies in logistics. The first ones write to the inbox or stand in the calendar. */
const logisticsRows: readonly Row[] = [
  ['Mroźna Logistyka', 'Łódź', 870, 1994, 'cold chain, frozen transport, groupage'],
  ['Chłodnie Nadwarciańskie', 'Poznań', 180, 1978, 'cold storage, frozen storage, blast freezing'],
  ['Baltfrost Port Services', 'Gdynia', 320, 2001, 'cold storage, frozen storage, fish, reefer containers'],
  ['Polar Spedycja', 'Wrocław', 140, 2006, 'cold chain, refrigerated transport, freight forwarding'],
  ['Zimny Szlak', 'Poznań', 95, 2011, 'refrigerated transport, groupage, cross-docking'],
  ['Odrzańska Flota Cargo', 'Opole', 60, 2003, 'road freight, customs, chilled transport'],
  ['Lubelska Flota Chłodnicza', 'Lublin', 120, 1999, 'refrigerated transport, berries, fruit'],
  ['Wiślana Spedycja', 'Warsaw', 240, 1991, 'freight forwarding, intermodal, customs'],
  ['Kaskada Transport', 'Warsaw', 75, 2009, 'road freight, pallets'],
  ['Trzy Kola Logistics', 'Warsaw', 33, 2017, 'last mile, parcel'],
  ['Mazowiecki Dok', 'Warsaw', 410, 1988, 'contract logistics, warehousing, e-commerce fulfilment'],
  ['Żubr Freight', 'Białystok', 88, 2004, 'road freight, timber, customs'],
  ['Podlaski Ekspres', 'Białystok', 52, 2012, 'groupage, express freight'],
  ['Łódzka Przystań Towarowa', 'Łódź', 165, 1996, 'intermodal, rail freight, containers'],
  ['Centrum Palet Bałuty', 'Łódź', 58, 2010, 'warehousing, pallets, co-packing'],
  ['Piotrków Hub', 'Łódź', 520, 2002, 'warehousing, contract logistics, cross-docking'],
  ['Wielkopolski Tabor', 'Poznań', 155, 1993, 'road freight, tank transport, food grade'],
  ['Cytadela Logistics', 'Poznań', 260, 1998, 'contract logistics, automotive, warehousing'],
  ['Szybka Paleta', 'Poznań', 41, 2015, 'groupage, pallets'],
  ['Koziołek Cargo', 'Poznań', 68, 2008, 'road freight, furniture'],
  ['Dolnośląska Droga', 'Wrocław', 190, 1990, 'road freight, automotive, just in time'],
  ['Hala Ludowa Logistyka', 'Wrocław', 72, 2007, 'trade fairs, event logistics'],
  ['Krasnal Express', 'Wrocław', 29, 2018, 'last mile, same day'],
  ['Sudecka Spedycja', 'Wrocław', 112, 2000, 'freight forwarding, road freight, customs'],
  ['Morski Most', 'Gdynia', 145, 1995, 'containers, port logistics, customs'],
  ['Bryza Reefer', 'Gdynia', 64, 2013, 'reefer containers, fish, cold chain'],
  ['Neptun Terminal', 'Gdańsk', 930, 1985, 'containers, port logistics, terminal'],
  ['Motława Freight', 'Gdańsk', 83, 2005, 'freight forwarding, ro-ro'],
  ['Bursztynowy Szlak', 'Gdańsk', 175, 1997, 'road freight, pharma logistics'],
  ['Żuraw Project Cargo', 'Gdańsk', 47, 2014, 'project cargo, heavy lift'],
  ['Lajkonik Logistics', 'Kraków', 130, 2002, 'pharma logistics, warehousing, temperature controlled'],
  ['Smocza Dostawa', 'Kraków', 22, 2019, 'last mile, bicycle freight'],
  ['Wawelska Grupa Transportowa', 'Kraków', 290, 1989, 'road freight, contract logistics'],
  ['Tatry Truck', 'Kraków', 57, 2010, 'road freight, timber'],
  ['Czarny Diament Logistyka', 'Katowice', 470, 1987, 'bulk, rail freight, steel'],
  ['Spodek Fulfilment', 'Katowice', 98, 2016, 'e-commerce fulfilment, returns'],
  ['Śląska Poczta Kurierska', 'Katowice', 1_450, 1998, 'parcel, express freight'],
  ['Rudna Cargo', 'Katowice', 66, 2006, 'bulk, tankers'],
  ['Brona Transport', 'Lublin', 54, 2009, 'agricultural freight, grain'],
  ['Wschodnia Brama', 'Lublin', 185, 1996, 'customs, rail freight, eastern Europe'],
  ['Gryf Ferries & Freight', 'Szczecin', 360, 1992, 'ro-ro, ferries, intermodal'],
  ['Pomorska Chłodnia', 'Szczecin', 110, 1982, 'cold storage, fish, frozen storage'],
  ['Stara Rzeźnia Logistics', 'Szczecin', 38, 2015, 'warehousing, city logistics'],
  ['Brda Tabor', 'Bydgoszcz', 150, 1994, 'road freight, inland waterway'],
  ['Spichrz Warehousing', 'Bydgoszcz', 74, 2008, 'warehousing, food grade, co-packing'],
  ['Kujawska Linia', 'Bydgoszcz', 205, 1990, 'contract logistics, chemical logistics'],
  ['Piernik Logistics', 'Toruń', 92, 2003, 'food logistics, confectionery, temperature controlled'],
  ['Kopernik Cargo', 'Toruń', 8, 2020, 'air freight, express freight'],
  ['Dolina Lotnicza Supply', 'Rzeszów', 160, 2004, 'aerospace logistics, just in time'],
  ['Bieszczady Drewno Trans', 'Rzeszów', 51, 2001, 'timber, road freight'],
  ['Karpacka Spedycja', 'Rzeszów', 127, 1995, 'freight forwarding, road freight, eastern Europe'],
  ['Wilcza Logistics', 'Opole', 9, 2021, 'last mile, parcel'],
  ['Pleiße Kontraktlogistik', 'Leipzig', 310, 1993, 'contract logistics, automotive, warehousing'],
  ['Auensee Kühltransporte', 'Leipzig', 105, 1999, 'refrigerated transport, cold chain, food logistics'],
  ['Spreebogen Spedition', 'Berlin', 86, 2005, 'freight forwarding, city logistics'],
  ['Havel Tiefkühl', 'Berlin', 145, 1991, 'frozen storage, frozen transport, ready meals'],
  ['Maasboog Koelhuizen', 'Rotterdam', 230, 1986, 'cold storage, reefer containers, fruit'],
  ['Noorderkade Forwarding', 'Rotterdam', 62, 2011, 'freight forwarding, containers'],
  ['Slezská Cesta', 'Ostrava', 118, 1997, 'road freight, steel, groupage'],
];

/** Companies in other industries, with the industry first among what they are known for. */
const otherRows: readonly Row[] = [
  ['Ravelin Software House', 'Kraków', 140, 2010, 'information technology & services, software, integration'],
  ['Jagoda Przetwory', 'Lublin', 260, 1984, 'food production, berries, frozen fruit'],
  ['Pierogarnia Babcia Zosia', 'Poznań', 95, 2007, 'food production, frozen food, ready meals'],
  ['Dom i Dach Budowa', 'Warsaw', 180, 1996, 'construction, residential'],
  ['Nowa Huta Machines', 'Kraków', 640, 1979, 'machinery, compressors, refrigeration units'],
  ['Apteka Pod Lwem', 'Wrocław', 75, 2003, 'hospital & health care, pharmacies'],
  ['Rybak Frozen Fish', 'Gdynia', 210, 1990, 'food production, fish, frozen food'],
  ['Zielony Rynek', 'Warsaw', 1_200, 2008, 'retail, groceries'],
];

/** How many work today in companies that have grown or shrunk. */
const currentEmployees: ReadonlyMap<string, number> = new Map([
  ['Wielkopolski Tabor', 238],
  ['Brona Transport', 44],
  ['Dolnośląska Droga', 231],
  ['Tatry Truck', 49],
]);

/** A made-up company. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly website: string;
  readonly industry: string;
  readonly keywords: readonly string[];
  /** As directories have it, by which searches go. */
  readonly employees: number;
  /** Some have grown or shrunk since. */
  readonly employeesNow: number;
  readonly founded: number;
  readonly street: string;
  readonly city: City;
  readonly phone: string;
  readonly email: string;
  readonly description: string;
}

const streets = ['Magazynowa', 'Transportowa', 'Składowa', 'Towarowa', 'Chłodnicza', 'Portowa', 'Handlowa', 'Rampowa'];
const streetsAbroad = ['Frachtstraße', 'Speicherweg', 'Ladestraße', 'Am Güterbahnhof'];

/** A well-formed phone number that nobody has: behind the area code, no subscriber's number begins with 0. */
export function inventPhone({ dialling }: City, seed: string): string {
  const { whole } = seededRandom(`phone ${seed}`);
  return `${dialling} 0${whole(10, 99)} ${whole(1_000, 9_999)}`;
}

function companyOf(
  [name, cityName, employees, founded, words]: (typeof logisticsRows)[number],
  industry: string,
): Company {
  const slug = slugOf(name);
  const city = cities[cityName];
  const { pick, whole } = seededRandom(slug);
  const keywords = words.split(', ');
  const abroad = city.countryCode !== 'PL';
  return {
    id: hexId(`company ${slug}`, 24),
    name,
    domain: `${slug}.example`,
    website: `https://www.${slug}.example`,
    industry,
    keywords,
    employees,
    employeesNow: currentEmployees.get(name) ?? employees,
    founded,
    street: abroad ? `${pick(streetsAbroad)} ${whole(2, 90)}` : `ul. ${pick(streets)} ${whole(2, 90)}`,
    city,
    phone: inventPhone(city, slug),
    email: `${abroad ? 'kontakt' : 'biuro'}@${slug}.example`,
    description: `${name} in ${city.name}, founded in ${founded}: ${keywords.join(', ')}.`,
  };
}

/** All companies, those in logistics first. */
export const companies: readonly Company[] = [
  ...logisticsRows.map(([name, city, employees, founded, words]) =>
    companyOf([name, city, employees, founded, `logistics, ${words}`], 'logistics & supply chain'),
  ),
  ...otherRows.map((row) => companyOf(row, row[4].split(', ')[0] ?? '')),
];

/** The company of this name. */
export function companyNamed(name: string): Company {
  const found = companies.find((company) => company.name === name);
  if (!found) throw new TypeError(`No company is named ${name}.`);
  return found;
}
