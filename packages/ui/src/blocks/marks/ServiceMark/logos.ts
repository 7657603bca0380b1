import {
  siAirtable,
  siAnthropic,
  siDiscord,
  siGithub,
  siGmail,
  siGoogle,
  siGooglecalendar,
  siHubspot,
  siMake,
  siNotion,
  siPerplexity,
  siStripe,
  siZapier,
} from 'simple-icons';

/** SVG paths, 24 × 24, by service id. The other services have no logo in the package and show a drawing. */
export const logos: Readonly<Record<string, string>> = {
  airtable: siAirtable.path,
  anthropic: siAnthropic.path,
  discord: siDiscord.path,
  github: siGithub.path,
  gmail: siGmail.path,
  google: siGoogle.path,
  'google-calendar': siGooglecalendar.path,
  hubspot: siHubspot.path,
  make: siMake.path,
  notion: siNotion.path,
  perplexity: siPerplexity.path,
  stripe: siStripe.path,
  zapier: siZapier.path,
};
