import type { LanguageModel } from 'ai';

/** Services that think for the assistant and the agents, the first choice first. */
export const modelServices = ['openai', 'anthropic'] as const;
export type ModelService = (typeof modelServices)[number];

/**
 * A tenant's language model for one piece of work; it holds the tenant's key, so keep it no longer. Every request it
 * sends is counted.
 */
export interface TenantModel {
  readonly serviceId: ModelService;
  /** The service as members know it. */
  readonly name: string;
  /** For the AI SDK. */
  readonly model: LanguageModel;
  /** The model's id, such as gpt-4o. */
  readonly modelId: string;
  /** Takes the tenant's credentials out of what the service wrote, should it ever repeat them. */
  readonly redact: (text: string) => string;
}
