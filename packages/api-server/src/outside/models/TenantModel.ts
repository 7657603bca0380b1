import type { ModelService } from '@switchboard/api-contract/services/models';
import type { LanguageModel } from 'ai';
import type { Clock } from '../../platform/clock.ts';

/**
 * A tenant's language model for one piece of work. It holds the tenant's key, so keep it no longer than that. Every
 * request is counted.
 */
export interface TenantModel {
  readonly serviceId: ModelService;
  /** The service's name, as members know it. */
  readonly name: string;
  /** For the AI SDK. */
  readonly model: LanguageModel;
  /** The model's id, such as gpt-4o. */
  readonly modelId: string;
  readonly clock: Clock;
  /** The sandbox answers in its place. */
  readonly inSandbox: boolean;
  /** Removes the tenant's credentials from the service's text, in case it repeats them. */
  readonly redact: (text: string) => string;
  /** How many characters at the end of a text may be the beginning of one of them. */
  readonly begunSecret: (text: string) => number;
  /** Resolves once every stream that has ended is counted. */
  readonly counted: () => Promise<void>;
}
