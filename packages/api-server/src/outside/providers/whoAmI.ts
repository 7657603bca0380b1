import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { NextStep } from '@switchboard/api-contract/words/nextSteps';
import * as v from 'valibot';
import { CallError, type Call, type OutgoingAnswer, type OutgoingRequest } from './client.ts';
import {
  accepted,
  noPermission,
  unanswered,
  undecided,
  unreadable,
  wrongCredentials,
  type CheckResult,
} from './checkResults.ts';
import { toJson } from './readBody.ts';

/** The values of the setup form, keyed by field. Blank fields are missing. */
export type Credentials = Readonly<Record<string, string>>;

/** Asks a service whether it accepts credentials. Never throws. */
export type Check = (credentials: Credentials, call: Call) => Promise<CheckResult>;

/** An answer with its body parsed as JSON; undefined if it is not JSON. */
export type JsonAnswer = Omit<OutgoingAnswer, 'body'> & { readonly body: unknown };

/** One question to a service, and how to interpret its answer. */
export interface WhoAmIQuestion<S extends v.GenericSchema> {
  readonly service: ServiceId;
  readonly request: (credentials: Credentials) => OutgoingRequest;
  /** The least that the documented success answer holds. */
  readonly success: S;
  /** What to do when the service answers 403; by default what the catalogue says. */
  readonly permission?: NextStep;
  /** For services whose status alone is misleading. Called first; undefined means that the status decides. */
  readonly judge?: (answer: JsonAnswer, credentials: Credentials) => CheckResult | undefined;
  /** A final check of a success answer; undefined means success. */
  readonly inspect?: (
    body: v.InferOutput<S>,
    credentials: Credentials,
    headers: OutgoingAnswer['headers'],
  ) => CheckResult | undefined;
}

/** `body` is there exactly when the outcome is ok. */
export interface WhoAmIAnswer<Body> {
  readonly result: CheckResult;
  readonly body?: Body;
}

function interpretAnswer<S extends v.GenericSchema>(
  question: WhoAmIQuestion<S>,
  answer: JsonAnswer,
  credentials: Credentials,
): WhoAmIAnswer<v.InferOutput<S>> {
  const { service } = question;
  const judged = question.judge?.(answer, credentials);
  if (judged !== undefined) return { result: judged };
  if (answer.status === 401) return { result: wrongCredentials(service) };
  if (answer.status === 403) return { result: noPermission(service, question.permission) };
  if (answer.status < 200 || answer.status > 299) return { result: undecided(service, answer.status) };
  const read = v.safeParse(question.success, answer.body);
  if (!read.success) return { result: unreadable(service) };
  const result = question.inspect?.(read.output, credentials, answer.headers) ?? accepted(service);
  return result.outcome === 'ok' ? { result, body: read.output } : { result };
}

/**
 * Asks one question: 401 means wrong credentials, 403 missing permission, and anything else but the documented answer
 * that nothing could be checked.
 */
export async function ask<S extends v.GenericSchema>(
  question: WhoAmIQuestion<S>,
  credentials: Credentials,
  call: Call,
): Promise<WhoAmIAnswer<v.InferOutput<S>>> {
  try {
    const answer = await call(question.request(credentials));
    const asked = interpretAnswer(question, { ...answer, body: toJson(answer.body) }, credentials);
    return { ...asked, result: { ...asked.result, latencyMs: answer.latencyMs } };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { result: unanswered(question.service, error.failure) };
  }
}

/** A check that asks one question. */
export function whoAmI<S extends v.GenericSchema>(question: WhoAmIQuestion<S>): Check {
  return async (credentials, call) => (await ask(question, credentials, call)).result;
}

/** The header of a bearer token (RFC 6750). */
export const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token ?? ''}` });

/** The header of a name and a password (RFC 7617). */
export const basic = (name: string | undefined, password: string | undefined) => ({
  authorization: `Basic ${Buffer.from(`${name ?? ''}:${password ?? ''}`, 'utf8').toString('base64')}`,
});

/** A POST with form fields. */
export function form(url: string, fields: Readonly<Record<string, string | undefined>>): OutgoingRequest {
  const given = Object.entries(fields).map(([key, value]): [string, string] => [key, value ?? '']);
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(given).toString(),
  };
}

const errorCode = v.object({ error: v.string() });

/** The `error` code of an OAuth error answer (RFC 6749, 5.2) and of Slack's. */
export function errorOf(answer: JsonAnswer): string | undefined {
  return v.is(errorCode, answer.body) ? answer.body.error : undefined;
}
