import { agentTable, type AgentSlug } from '../agentTable.ts';
import { consentServices, type ConsentScope, type ConsentService } from '../consent.ts';
import { sentFields, destinationsThrough } from '../records/send.ts';
import { allOf } from '../words/say.ts';
import { agents } from './all.ts';
import { customSettings, customType, type CustomTool } from './custom.ts';
import { newRecordDestinations } from './abilities.ts';

/**
 * What each scope lets do, and which other scopes include it.
 * https://developers.google.com/identity/protocols/oauth2/scopes
 */
const scopes = {
  'gmail.modify': { what: 'Read and label mail', within: [] },
  'gmail.readonly': { what: 'Read mail', within: ['gmail.modify'] },
  'gmail.send': { what: 'Send mail', within: ['gmail.modify'] },
  calendar: { what: 'Read and change events', within: [] },
  'calendar.readonly': { what: 'Read events', within: ['calendar'] },
  'contacts.readonly': { what: 'Read contacts', within: [] },
  spreadsheets: { what: 'Read and write spreadsheets', within: [] },
  'cloud-platform': { what: 'Search places', within: [] },
} as const satisfies Record<string, { readonly what: string; readonly within: readonly string[] }>;
type Scope = keyof typeof scopes;

/** What a program does with a scope: as it does it, and as it can't. */
interface Use {
  readonly scope: Scope;
  readonly at: readonly ConsentService[];
  readonly does: string;
  readonly cant: string;
}

const sheet: Use = {
  scope: 'spreadsheets',
  at: consentServices,
  does: 'writes its leads into a spreadsheet',
  cant: 'can’t write its leads into a spreadsheet',
};
const newOnes: Use = {
  scope: 'spreadsheets',
  at: consentServices.filter((id) => destinationsThrough(id).includes('google-sheets')),
  does: 'sends new records to Google Sheets',
  cant: 'can’t send new records to Google Sheets',
};

/** What the program of each agent does at Google, by its settings. */
const uses: {
  readonly [Slug in AgentSlug]?: (settings: ReturnType<(typeof agents)[Slug]['settings']['read']>) => readonly Use[];
} = {
  email: ({ gmailIntegration }) =>
    gmailIntegration
      ? [
          {
            scope: 'gmail.modify',
            at: ['gmail'],
            does: 'sorts the inbox',
            cant: 'can’t read the inbox',
          },
          {
            scope: 'gmail.send',
            at: ['gmail'],
            does: 'sends replies, and notifications go out',
            cant: 'can’t send replies, and no notification goes out',
          },
        ]
      : [],
  contacts: () => [
    {
      scope: 'contacts.readonly',
      at: consentServices,
      does: 'copies the address book',
      cant: 'can’t copy the address book',
    },
  ],
  calendar: ({ googleCalendarSync }) =>
    googleCalendarSync
      ? [
          {
            scope: 'calendar',
            at: ['google-calendar'],
            does: 'reads, plans and answers events',
            cant: 'can’t read or plan events',
          },
        ]
      : [],
  'maps-scraper': () => [
    { scope: 'cloud-platform', at: ['google'], does: 'searches Google Maps', cant: 'can’t search Google Maps' },
  ],
  'lead-generation': ({ googleSheetsUrl }) => (googleSheetsUrl === '' ? [] : [sheet]),
};

const toolUses: { readonly [Tool in CustomTool]?: Use } = {
  'read-mail': { scope: 'gmail.readonly', at: ['gmail'], does: 'reads mail', cant: 'can’t read mail' },
  'read-calendar': {
    scope: 'calendar.readonly',
    at: ['google-calendar'],
    does: 'reads events',
    cant: 'can’t read events',
  },
};

/** An agent, as far as it decides what Google is asked for. */
interface Using {
  readonly name: string;
  readonly listType: string;
  readonly settings: unknown;
}

function usesOf({ listType, settings }: Using): readonly Use[] {
  if (listType === customType) return customSettings.read(settings).tools.flatMap((tool) => toolUses[tool] ?? []);
  const slug = agentTable.find((entry) => entry.listType === listType)?.slug;
  if (!slug) return [];
  const own = uses[slug] as ((settings: unknown) => readonly Use[]) | undefined;
  const sends = newRecordDestinations(listType, settings).includes('google-sheets') ? [newOnes] : [];
  return [...(own?.(agents[slug].settings.read(settings)) ?? []), ...sends];
}

/** What members send by hand, in the words of the connection's card. */
const byHand = {
  why: `Send to Google Sheets: ${allOf(Object.keys(sentFields))}`,
  without: 'Nothing can be sent to Google Sheets',
};

/** Whether a scope was allowed, by itself or within another. `granted` are whole scopes, as Google names them. */
const isGranted = (name: Scope, granted: readonly string[]): boolean =>
  [name, ...scopes[name].within].some((one) => granted.includes(scopeAddress(one)));

/** A scope's whole name. */
export const scopeAddress = (name: string): string => `https://www.googleapis.com/auth/${name}`;

/**
 * What Google is asked to allow for a service: what the programs of the agents that use it need, by their settings, and
 * what members send by hand. A scope that only reads is left out beside one that includes it. `granted`: what was
 * allowed, if somebody has consented.
 */
export function scopesFor(
  service: ConsentService,
  using: readonly Using[],
  granted?: readonly string[],
): ConsentScope[] {
  const used = using.flatMap((agent) =>
    usesOf(agent)
      .filter(({ at }) => at.includes(service))
      .map(({ scope, does, cant }) => ({ scope, why: `${agent.name} ${does}`, without: `${agent.name} ${cant}` })),
  );
  const all = [
    ...used,
    ...(destinationsThrough(service).includes('google-sheets') ? [{ scope: 'spreadsheets' as Scope, ...byHand }] : []),
  ];
  const asked = new Set(all.map(({ scope }) => scope));
  const whole = (scope: Scope): Scope =>
    (scope.endsWith('.readonly') ? scopes[scope].within.find((one) => asked.has(one)) : undefined) ?? scope;
  const asking = Map.groupBy(all, ({ scope }) => whole(scope));
  return (Object.keys(scopes) as Scope[]).flatMap((name) => {
    const some = asking.get(name);
    if (!some) return [];
    return {
      name,
      what: scopes[name].what,
      why: some.map(({ why }) => why),
      without: some.map(({ without }) => without),
      granted: granted && isGranted(name, granted),
    };
  });
}
