import { namedSettings } from '@switchboard/api-contract/runs/namedSettings';
import { expect, test } from 'vitest';
import { calendarSections } from '../../src/screens/Calendar/CalendarScreen.tsx';
import { emailSections } from '../../src/screens/Email/emailSections.ts';
import { leadGenerationSections } from '../../src/screens/LeadGeneration/LeadGenerationScreen.tsx';
import { mapsScraperSections } from '../../src/screens/MapsScraper/mapsScraperSections.ts';

const { custom: _, ...ofPages } = namedSettings;
/** The form on the page of each. An agent of type custom has its own, which its stories try. */
const sections: Readonly<Record<keyof typeof ofPages, readonly { readonly fields: readonly { key: string }[] }[]>> = {
  'lead-generation': leadGenerationSections,
  scraper: mapsScraperSections,
  email: emailSections,
  calendar: calendarSections,
};

test.each(Object.entries(ofPages))('each setting that answers about %s name is a field of its form', (type, named) => {
  const fields = sections[type as keyof typeof ofPages].flatMap((section) => section.fields.map(({ key }) => key));
  expect(fields).toEqual(expect.arrayContaining(Object.keys(named)));
});
