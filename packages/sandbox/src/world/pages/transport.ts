import type { PageSeed } from '../pages.ts';

/** About lorries, ferries, drivers and what they are allowed to do. */
export const transport: readonly PageSeed[] = [
  {
    url: 'https://news.balticfreight.example/relay-drivers-swiecko',
    title: 'Relay points at Świecko shorten nights away from home',
    kind: 'news',
    publisher: 'Baltic Freight News',
    age: 5,
    paragraphs: [
      'Three carriers now change drivers at a common yard near Świecko. Drivers sleep at home four nights a week instead of one.',
      'Polar Spedycja says that a relay pays off from 400 kilometres on. Below that, the change costs more time than it saves.',
    ],
    links: ['https://news.balticfreight.example/driver-shortage-refrigerated'],
  },
  {
    url: 'https://news.balticfreight.example/ferry-storm-gdansk',
    title: 'Storm stops ferries between Gdańsk and Nynäshamn for two days',
    kind: 'news',
    publisher: 'Baltic Freight News',
    age: 9,
    paragraphs: [
      'A storm kept all freight ferries between Gdańsk and Nynäshamn in port for two days. About 900 trailers waited, a third of them refrigerated.',
      'Gryf Ferries & Freight gave perishable goods precedence when sailing began again.',
    ],
    links: ['https://www.gryf-ferries-freight.example/'],
  },
  {
    url: 'https://news.balticfreight.example/toll-weight-classes',
    title: 'New toll classes: what refrigerated trailers pay from January',
    kind: 'news',
    publisher: 'Baltic Freight News',
    age: 19,
    paragraphs: [
      'From January, tolls on Polish motorways depend on axles and emission class. A refrigerated trailer with five axles pays 7 per cent more on average.',
      'The association of carriers expects that shippers will bear about two thirds of it.',
    ],
  },
  {
    url: 'https://www.coldchainreview.example/groupage-poland-germany',
    title: 'Chilled groupage between Poland and Germany: lead times compared',
    kind: 'article',
    publisher: 'Cold Chain Review',
    age: 33,
    paragraphs: [
      'We sent 60 parcels of chilled goods with six carriers from Poznań to Leipzig. The fastest took 19 hours, the slowest 52.',
      'Zimny Szlak was on time with every one of ten consignments; two other carriers missed three each.',
      'The temperature stayed between 2 and 6 degrees in 54 of 60 parcels.',
    ],
    links: ['https://www.zimny-szlak.example/'],
  },
  {
    url: 'https://www.coldchainreview.example/temperature-loggers-test',
    title: 'Data loggers for frozen pallets: eleven in a test',
    kind: 'article',
    publisher: 'Cold Chain Review',
    age: 102,
    paragraphs: [
      'Eleven loggers went through 40 freezing and washing cycles. Four died, all of them with a clip instead of a screw cap.',
      'The deviation at minus 22 degrees was below 0.4 kelvin for seven of them. Prices range from 18 to 95 euros.',
    ],
  },
  {
    url: 'https://www.foodlogistics-institute.example/reports/driver-wages',
    title: 'What drivers of refrigerated trailers earn in central Europe',
    kind: 'report',
    publisher: 'Institute for Food Logistics',
    age: 88,
    paragraphs: [
      'The median wage of drivers of refrigerated trailers is 2,140 euros a month in Poland, 2,030 in Czechia and 3,060 in Germany, allowances included.',
      'In Poland it rose by 14 per cent in a year, in Germany by 5.',
      'The figures come from 3,800 pay slips of 210 companies.',
    ],
  },
  {
    url: 'https://journal.refrigeratedtransport.example/articles/intermodal-reefers',
    title: 'Refrigerated containers by rail between the Baltic and Saxony: a comparison with road',
    kind: 'paper',
    publisher: 'Journal of Refrigerated Transport',
    authors: ['K. Adamska', 'R. Vogt'],
    age: 610,
    paragraphs: [
      'We compare 312 consignments of frozen fish by rail and road between Gdynia and Leipzig.',
      'Rail needs 31 hours instead of 14 and emits 68 per cent less carbon dioxide. Temperature deviations were rarer by rail.',
      'Rail is cheaper from 22 containers a week on.',
    ],
  },
  {
    url: 'https://www.warehousemonitor.example/automation-deep-freeze',
    title: 'Automated deep-freeze stores in Poland: who has built one, and what it cost',
    kind: 'report',
    publisher: 'Warehouse Monitor',
    age: 140,
    paragraphs: [
      'Nine automated deep-freeze stores are in operation in Poland, with 310,000 pallet positions together.',
      'Building costs lie between 1,150 and 1,600 euros a position, half as much again as for a store with forklifts. They need 35 per cent less energy.',
    ],
  },
];
