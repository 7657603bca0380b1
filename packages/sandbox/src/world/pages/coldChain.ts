import type { PageSeed } from '../pages.ts';

/** What trade papers, researchers and companies write about the cold chain in Poland. */
export const coldChain: readonly PageSeed[] = [
  {
    url: 'https://www.coldchainreview.example/poland-frozen-capacity',
    title: 'Cold chain logistics in Poland: where frozen goods are stored',
    kind: 'article',
    publisher: 'Cold Chain Review',
    age: 41,
    paragraphs: [
      'Poland has 6.1 million cubic metres of frozen storage, a fifth more than three years ago. Two thirds of it lie within 80 kilometres of Poznań, Łódź and Warsaw.',
      'Four operators run almost half of the frozen capacity: Chłodnie Nadwarciańskie, Mroźna Logistyka, Baltfrost Port Services and Pomorska Chłodnia.',
      'Occupancy stood at 87 per cent at the end of the last quarter. Operators say that above 90 per cent they turn away seasonal customers such as berry growers.',
      'Rents for frozen pallet positions rose by 9 per cent in a year, about twice as fast as rents for dry storage.',
    ],
    links: [
      'https://www.warehousemonitor.example/poland-cold-rents',
      'https://www.foodlogistics-institute.example/reports/cold-chain-poland-outlook',
    ],
  },
  {
    url: 'https://www.coldchainreview.example/who-moves-frozen-goods-poland',
    title: 'Who moves frozen goods in Poland? The twelve largest carriers',
    kind: 'article',
    publisher: 'Cold Chain Review',
    age: 76,
    paragraphs: [
      'Twelve carriers move 58 per cent of the frozen goods on Polish roads. Mroźna Logistyka of Łódź leads with 640 refrigerated trailers, followed by Polar Spedycja of Wrocław with 410.',
      'Most frozen goods leave Poland to the west: 46 per cent of the tonnage goes to Germany, 11 per cent to the Netherlands.',
      'Smaller carriers survive by working for one processor each. Fish from Pomerania and berries from Lublin are the usual goods.',
      'Only three of the twelve carriers own trailers for two temperatures in more than half of their fleet.',
    ],
    links: ['https://www.mrozna-logistyka.example/', 'https://www.polar-spedycja.example/'],
  },
  {
    url: 'https://news.balticfreight.example/2nd-frozen-terminal-gdynia',
    title: 'Baltfrost Port Services opens second frozen terminal in Gdynia',
    kind: 'news',
    publisher: 'Baltic Freight News',
    age: 3,
    paragraphs: [
      'Baltfrost Port Services opened its second frozen terminal at the port of Gdynia on Monday. It holds 22,000 pallets at minus 24 degrees and has 60 plugs for refrigerated containers.',
      'The terminal cost 48 million euros, of which the company borrowed half. It employs 140 people, mostly from the fish trade.',
      'The port expects a third more refrigerated containers next year, chiefly fish from Norway and fruit from South America.',
    ],
    links: ['https://www.baltfrost-port-services.example/'],
  },
  {
    url: 'https://news.balticfreight.example/energy-price-cold-stores',
    title: 'Power prices push Polish cold stores towards solar roofs',
    kind: 'news',
    publisher: 'Baltic Freight News',
    age: 12,
    paragraphs: [
      'Electricity is now 38 per cent of the operating cost of a frozen warehouse in Poland, up from 27 per cent two years ago, says the trade association of cold stores.',
      'Chłodnie Nadwarciańskie covered the roofs of three warehouses near Poznań with solar panels and expects to make a quarter of its own power.',
      'Several shippers say that energy surcharges were the reason why they changed their logistics provider this year.',
    ],
    links: ['https://www.chlodnie-nadwarcianskie.example/'],
  },
  {
    url: 'https://news.balticfreight.example/driver-shortage-refrigerated',
    title: 'Refrigerated carriers lack 4,000 drivers',
    kind: 'news',
    publisher: 'Baltic Freight News',
    age: 26,
    paragraphs: [
      'Polish carriers with refrigerated trailers lack about 4,000 drivers, a survey among 210 companies found. Wages rose by 14 per cent within a year.',
      'Carriers answer with relays: drivers change at fixed points near Wrocław and Świecko and sleep at home.',
    ],
  },
  {
    url: 'https://www.foodlogistics-institute.example/reports/cold-chain-poland-outlook',
    title: 'Cold chain outlook Poland: demand, capacity and energy',
    kind: 'report',
    publisher: 'Institute for Food Logistics',
    age: 118,
    paragraphs: [
      'Demand for frozen storage in Poland will grow by 5 to 6 per cent a year until the end of the decade, driven by ready meals and by exports of poultry and berries.',
      'New capacity of 900,000 cubic metres is under construction. If all of it opens on time, occupancy falls below 85 per cent for the first time in five years.',
      'Energy decides about profit: a store built before 2005 uses 60 kilowatt hours a cubic metre and year, one built since 2020 uses 28.',
      'The report rests on interviews with 46 operators and on the register of cold stores.',
    ],
  },
  {
    url: 'https://www.foodlogistics-institute.example/reports/temperature-breaks',
    title: 'Where the cold chain breaks: temperature records of 12,000 deliveries',
    kind: 'report',
    publisher: 'Institute for Food Logistics',
    age: 201,
    paragraphs: [
      'In 12,000 recorded deliveries between Polish warehouses and shops, 7.4 per cent were above minus 15 degrees for more than 20 minutes.',
      'Three of four breaks happened at the dock, not on the road. Docks without an air seal had five times as many.',
      'Carriers that pay drivers by the hour had half as many breaks as those that pay by the delivery.',
    ],
  },
  {
    url: 'https://journal.refrigeratedtransport.example/articles/dock-dwell-time',
    title: 'Dock dwell time and temperature abuse in multi-stop frozen distribution',
    kind: 'paper',
    publisher: 'Journal of Refrigerated Transport',
    authors: ['M. Zielińska', 'P. Okafor', 'T. Lindqvist'],
    age: 420,
    paragraphs: [
      'We model the temperature of frozen goods in multi-stop distribution and validate the model with 1,460 tours in central Poland.',
      'Each minute with open doors at the dock raises the surface temperature of outer pallets by 0.31 kelvin; strip curtains halve the effect.',
      'Ordering stops by door time instead of distance lowers the share of abused pallets from 6.8 to 2.9 per cent at 4 per cent longer tours.',
    ],
  },
  {
    url: 'https://journal.refrigeratedtransport.example/articles/electric-reefers',
    title: 'Battery-electric refrigeration units on regional tours: energy and range',
    kind: 'paper',
    publisher: 'Journal of Refrigerated Transport',
    authors: ['J. Wrona', 'A. Haddad'],
    age: 240,
    paragraphs: [
      'Over eleven months, 14 trailers with battery-electric refrigeration units used 3.1 kilowatt hours an hour in summer and 1.9 in winter.',
      'On regional tours below 260 kilometres no trailer had to be charged on the way. The units pay off after 5.5 years at Polish prices.',
    ],
  },
  {
    url: 'https://www.mrozna-logistyka.example/frozen-transport',
    title: 'Frozen transport in Poland and Germany | Mroźna Logistyka',
    kind: 'company',
    publisher: 'Mroźna Logistyka',
    paragraphs: [
      'Mroźna Logistyka moves frozen goods between Poland, Germany and Czechia every night, with 640 refrigerated trailers and hubs in Łódź, Wrocław and Poznań.',
      'Each trailer reports its temperature every two minutes, and customers see the record of their own pallets.',
    ],
  },
  {
    url: 'https://www.warehousemonitor.example/poland-cold-rents',
    title: 'Cold storage rents in central Europe, third quarter',
    kind: 'report',
    publisher: 'Warehouse Monitor',
    age: 58,
    paragraphs: [
      'A frozen pallet position costs 17.20 euros a month near Warsaw, 15.90 near Poznań and 14.10 near Lublin. In Saxony it costs 21.40.',
      'Tenants sign for five years on average, two years more than for dry space, since fitting out a cold store takes a year.',
    ],
  },
  {
    url: 'https://forum.dispatchers.example/threads/frozen-loads-poland',
    title: 'Frozen loads out of Poland, who pays on time?',
    kind: 'article',
    publisher: 'Dispatchers’ Forum',
    paragraphs: [
      'Somebody told me that the big frozen carriers in Poland pay after 60 days now. Is that true?',
      'Depends on who you ask. We got our money after 45 days, a friend after 75. Nobody writes it down.',
    ],
  },
];
