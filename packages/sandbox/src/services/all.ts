import type { Service } from '../Service.ts';
import { airtable } from './airtable/airtable.ts';
import { anthropic } from './anthropic/anthropic.ts';
import { apollo } from './apollo/apollo.ts';
import { discord } from './discord/discord.ts';
import { github } from './github/github.ts';
import { gmail } from './gmail/gmail.ts';
import { googleAccounts } from './google-accounts/googleAccounts.ts';
import { googleCalendar } from './google-calendar/googleCalendar.ts';
import { googlePeople } from './google-people/googlePeople.ts';
import { googlePlaces } from './google-places/googlePlaces.ts';
import { googleSheets } from './google-sheets/googleSheets.ts';
import { google } from './google/google.ts';
import { hubspot } from './hubspot/hubspot.ts';
import { identityProvider } from './identity-provider/identityProvider.ts';
import { make } from './make/make.ts';
import { notion } from './notion/notion.ts';
import { openai } from './openai/openai.ts';
import { perplexity } from './perplexity/perplexity.ts';
import { salesforce } from './salesforce/salesforce.ts';
import { sendgrid } from './sendgrid/sendgrid.ts';
import { serper } from './serper/serper.ts';
import { slack } from './slack/slack.ts';
import { stripe } from './stripe/stripe.ts';
import { tavily } from './tavily/tavily.ts';
import { twilio } from './twilio/twilio.ts';
import { web } from './web/web.ts';
import { zapier } from './zapier/zapier.ts';

/** Every service that the sandbox plays. */
export const services: readonly Service[] = [
  airtable,
  anthropic,
  apollo,
  discord,
  github,
  gmail,
  googleAccounts,
  googleCalendar,
  googlePeople,
  googlePlaces,
  googleSheets,
  google,
  hubspot,
  identityProvider,
  make,
  notion,
  openai,
  perplexity,
  salesforce,
  sendgrid,
  serper,
  slack,
  stripe,
  tavily,
  twilio,
  web,
  zapier,
];
