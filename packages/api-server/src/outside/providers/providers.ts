import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { airtable } from './airtable.ts';
import { anthropic } from './anthropic.ts';
import { apollo } from './apollo.ts';
import { discord } from './discord.ts';
import { github } from './github.ts';
import { gmail } from './gmail.ts';
import { google } from './google.ts';
import { googleCalendar } from './googleCalendar.ts';
import { hubspot } from './hubspot.ts';
import { make } from './make.ts';
import { notion } from './notion.ts';
import { openai } from './openai.ts';
import { perplexity } from './perplexity.ts';
import { salesforce } from './salesforce.ts';
import { sendgrid } from './sendgrid.ts';
import { serper } from './serper.ts';
import { slack } from './slack.ts';
import { stripe } from './stripe.ts';
import { tavily } from './tavily.ts';
import { twilio } from './twilio.ts';
import type { Check } from './whoAmI.ts';
import { zapier } from './zapier.ts';

/** How the credentials of each service are checked. docs/connections.md says what each call proves. */
export const providers = {
  openai,
  anthropic,
  gmail,
  'google-calendar': googleCalendar,
  stripe,
  apollo,
  google,
  twilio,
  tavily,
  perplexity,
  serper,
  sendgrid,
  slack,
  discord,
  hubspot,
  salesforce,
  github,
  notion,
  airtable,
  make,
  zapier,
} as const satisfies Record<ServiceId, Check>;
