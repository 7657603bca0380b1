import { createSandbox } from '../src/createSandbox.ts';

/** The moment of every test. */
export const testNow = new Date('2026-11-20T08:41:20Z');

/** An answer, with its body read as JSON where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as the fields of a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

function bodyOf({ json, form, body }: Asking): { type?: string; text?: string } {
  if (json !== undefined) return { type: 'application/json', text: JSON.stringify(json) };
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  return body === undefined ? {} : { text: body };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A fresh sandbox at `testNow`. `waited` are the waits of slow answers, which take no time here. */
export function inSandbox() {
  const waited: number[] = [];
  let now = testNow;
  const sandbox = createSandbox({
    clock: () => now,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
    },
  });
  return {
    ...sandbox,
    waited,
    /** Lets time pass. */
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    /** Asks a service, with GET unless something is sent. */
    ask: async (address: string, asking: Asking = {}): Promise<Answer> => {
      const { type, text } = bodyOf(asking);
      const answer = await sandbox.fetch(
        new Request(address, {
          method: asking.method ?? (text === undefined ? 'GET' : 'POST'),
          headers: { ...(type && { 'content-type': type }), ...asking.headers },
          ...(text !== undefined && { body: text }),
          ...(asking.signal && { signal: asking.signal }),
        }),
      );
      const got = await answer.text();
      return { status: answer.status, headers: answer.headers, text: got, body: toJson(got) };
    },
  };
}

/** The header of a bearer token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
