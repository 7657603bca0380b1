import { createSandbox } from '@switchboard/sandbox/createSandbox';

/** A `fetch` that leads to the sandbox's OpenAI, as if it were anybody's. */
export function askSandbox(): typeof fetch {
  const sandbox = createSandbox();
  return (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', 'Bearer sandbox');
    return sandbox.fetch(new Request(address, { ...init, headers }));
  };
}
