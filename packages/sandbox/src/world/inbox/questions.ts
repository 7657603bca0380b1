import { colleagues } from '../account.ts';
import { type MessageSeed, senderAtCompany, senderAtPlace } from './MessageSeed.ts';

/** Messages that ask something. */
export const questions: readonly MessageSeed[] = [
  {
    key: 'frozen-january',
    from: senderAtCompany('Ewa Sikora', 'Chłodnie Nadwarciańskie'),
    subject: 'Frozen storage from January: how many pallets?',
    age: 2.5,
    labels: ['UNREAD', 'IMPORTANT'],
    text: `Hello Ada,

we are planning the halls for the first quarter. How many pallet positions at minus 22 do you need from January, and for how long?
If you can tell me by Friday, I can still keep two rows in hall 4 for you.

Kind regards
Ewa Sikora
Chłodnie Nadwarciańskie`,
  },
  {
    key: 'night-line',
    from: senderAtCompany('Katarzyna Wrona', 'Mroźna Logistyka'),
    subject: 'Offer for the night line Łódź – Leipzig',
    age: 5,
    labels: ['UNREAD', 'IMPORTANT', 'STARRED'],
    text: `Dear Ada,

attached you find our offer for the night line: five departures a week, 18 pallets each, 1.32 euros a kilometre, valid for four weeks.
Would you like a start in the second week of the month, or only after your stocktaking?

Best regards
Katarzyna Wrona`,
    attachments: [
      { name: 'offer-night-line.pdf', type: 'application/pdf', text: '%PDF-1.4\n% Offer: night line Lodz - Leipzig\n' },
    ],
  },
  {
    key: 'berry-temperature',
    from: senderAtCompany('Agnieszka Nowicka', 'Polar Spedycja'),
    subject: 'Which temperature for the blueberries?',
    age: 9,
    labels: ['UNREAD'],
    text: `Hi Ada,

for the load on Thursday: shall the trailer run at minus 18 or at minus 22? Your order says both.

Agnieszka`,
  },
  {
    key: 'pierogi-samples',
    from: senderAtCompany('Joanna Przybylska', 'Pierogarnia Babcia Zosia'),
    subject: 'Samples of the new pierogi',
    age: 20,
    labels: ['IMPORTANT'],
    text: `Dear Ms Brandt,

the buckwheat pierogi are ready. Where may we send three boxes of samples, and who will be there to put them into the freezer?

Joanna Przybylska`,
  },
  {
    key: 'saturday-delivery',
    from: senderAtPlace('Luca', 'Trattoria Limone Storto'),
    subject: 'Do you deliver on Saturdays?',
    age: 26,
    labels: ['UNREAD'],
    text: `Hello,

we would need our gelato and the prawns on Saturday morning before ten. Is that possible, and what does it cost?

Luca`,
  },
  {
    key: 'tempeh-gluten',
    from: senderAtPlace('Nele', 'Grünkern'),
    subject: 'Is the smoked tempeh free of gluten?',
    age: 31,
    text: `Hi, a guest asked today and the box does not say it. Is the smoked tempeh (number 4410) free of gluten? Nele`,
  },
  {
    key: 'spring-prices',
    from: senderAtPlace('Marta', 'Tavola Lunga'),
    subject: 'Price list for spring',
    age: 47,
    text: `Good morning,

could you send us the price list for spring? We are changing our menu at the end of the month.

Thank you
Marta`,
  },
  {
    key: 'prawn-container',
    from: senderAtCompany('Femke Dekker', 'Maasboog Koelhuizen'),
    subject: 'Prawns: container comes a day later',
    age: 7,
    labels: ['UNREAD', 'IMPORTANT'],
    text: `Hello Ada,

the container with your prawns is now due on Thursday evening. Can your warehouse take it on Friday at 7, or shall we keep it here over the weekend? A day costs 85 euros.

Groeten
Femke`,
  },
  {
    key: 'new-customer',
    from: senderAtPlace('Linh', 'Pho Karlina'),
    subject: 'How do we become a customer?',
    age: 52,
    labels: ['UNREAD'],
    text: `Hello, we have a restaurant with 40 seats and would like to order spring rolls and rice noodles from you. What do you need from us? Is there a minimum order? Linh`,
  },
  {
    key: 'two-trailers',
    from: senderAtCompany('Paweł Kaczmarek', 'Lubelska Flota Chłodnicza'),
    subject: 'Shall I reserve two trailers?',
    age: 73,
    text: `Hello,

raspberries come early this year. Shall I reserve two trailers for the first week, or three? I need to know ten days before.

Paweł Kaczmarek`,
  },
  {
    key: 'pallet-trucks',
    from: colleagues.jonas,
    subject: 'Can you approve the two pallet trucks?',
    age: 4,
    labels: ['UNREAD', 'IMPORTANT'],
    text: `Ada, the quote for the two pallet trucks runs out tomorrow: 9,480 euros with service. Can you approve it today? Jonas`,
  },
  {
    key: 'board-numbers',
    from: colleagues.samira,
    subject: 'Numbers for the board',
    age: 28,
    labels: ['STARRED'],
    text: `Hi Ada,

do you have the purchase volumes by country for the board paper? A rough split by Poland, Netherlands and the rest is enough.

Samira`,
  },
];
