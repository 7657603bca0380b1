import { seededRandom } from '../seededRandom.ts';

/** What a guest wrote. */
export interface ReviewSeed {
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  /** How many days ago. */
  readonly age: number;
}

const authors = [
  'Mira K.',
  'Jonas P.',
  'Leonie W.',
  'Tarek A.',
  'Paula S.',
  'Emil D.',
  'Yuki T.',
  'Sophie L.',
  'Anton R.',
  'Clara M.',
];

const sentences: Readonly<Record<number, readonly string[]>> = {
  5: [
    'We come every month and have not been disappointed once.',
    'Best evening in Leipzig for a long time, book early.',
    'Warm welcome, short menu, everything fresh.',
  ],
  4: [
    'Very good food, a little loud at the weekend.',
    'Friendly service, and the price is fair. We waited half an hour for the main course.',
    'Would come again, though the portions could be larger.',
  ],
  3: ['The food is all right, the rooms are cold in winter.', 'Nice place, but they forgot one of our dishes.'],
  2: ['An hour for two soups, and nobody said why.', 'Half of the menu was sold out at seven.'],
};

/** Three reviews of a place. */
export function reviewsOf(seed: string): ReviewSeed[] {
  const { pick, whole } = seededRandom(`reviews ${seed}`);
  return Array.from({ length: 3 }, () => {
    const rating = whole(2, 5);
    return { author: pick(authors), rating, text: pick(sentences[rating] ?? []), age: whole(2, 700) };
  });
}
