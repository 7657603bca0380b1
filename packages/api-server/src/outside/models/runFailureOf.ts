import { RunFailure } from '../RunFailure.ts';
import { modelFailure } from './modelFailure.ts';
import type { TenantModel } from './TenantModel.ts';

/** What an error while a model was asked means for the run: itself where it is one for the member, or a bug of ours. */
export async function runFailureOf(connected: TenantModel, error: unknown): Promise<unknown> {
  if (error instanceof RunFailure) return error;
  const failure = await modelFailure(connected, error);
  if (!failure) return error;
  const { kind } = failure.reason;
  const isForAdmin = ['credentialsOutdated', 'callNotAllowed', 'noCredit'].includes(kind);
  return new RunFailure(failure.reason, {
    ...failure,
    ...(kind === 'tooMuchAtOnce' && { answer: 'too-large' }),
    ...(isForAdmin && { next: { kind: 'connection', id: connected.serviceId } }),
  });
}
