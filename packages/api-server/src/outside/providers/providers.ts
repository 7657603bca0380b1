import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { business } from './business.ts';
import { communication } from './communication.ts';
import { google } from './google.ts';
import { models } from './models.ts';
import { productivity } from './productivity.ts';
import { search } from './search.ts';
import type { Check } from './whoAmI.ts';

/** How the credentials of each service are checked. docs/connections.md says what each call proves. */
export const providers = {
  ...models,
  ...google,
  ...business,
  ...communication,
  ...productivity,
  ...search,
} satisfies Record<ServiceId, Check>;
