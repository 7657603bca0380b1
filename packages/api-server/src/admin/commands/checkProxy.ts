import type { Clock } from '../../platform/clock.ts';
import {
  makeTicket,
  proxyCheckPath,
  streamedWords,
  wordPauseMs,
  type Arrival,
} from '../../platform/http/proxyCheck.ts';
import { createVault } from '../../platform/vault/Vault.ts';
import { type Command, CommandError } from '../Command.ts';
import { keyAtHand } from '../vaultKey.ts';

/** An address that is nobody's: RFC 5737 keeps it for documents. */
const madeUpAddress = '203.0.113.77';
const longestMs = 20_000;

/** One thing that was looked at; `change` says what to do where it is not right. */
interface Finding {
  readonly about: string;
  readonly seen: string;
  readonly change: string | undefined;
}

type Ask = (headers?: Readonly<Record<string, string>>) => Promise<Response>;

export const checkProxy: Command = {
  positionals: [],
  does: 'Asks the server by PUBLIC_URL, as a browser does, and says what the proxy in front of it should do otherwise.',
  more: [
    'Run it with the variables of the server, best on another machine than the proxy’s: there an address that is',
    'added to a made-up one can’t be told from it. A certificate that you signed yourself is named in',
    'NODE_EXTRA_CA_CERTS.',
  ],
  run: async ({ config, clock, say }) => {
    const { publicUrl } = config;
    if (publicUrl === undefined) throw new CommandError('Set PUBLIC_URL to the address that members open');
    const key = keyAtHand(config);
    if (!key)
      throw new CommandError('The key of the server is not here. Set DATA_DIR or SECRET_KEY as the server has it');
    const ask = asking(publicUrl, makeTicket(createVault(key), clock()));
    const findings = [...(await findArrival(ask, publicUrl)), await findStreaming(ask, clock)];
    say(`${publicUrl}, as the server sees it:`);
    for (const { about, seen, change } of findings)
      say(`${change === undefined ? 'right' : 'WRONG'}  ${about.padEnd(22)}  ${seen}`);
    const changes = findings.flatMap(({ change }) => change ?? []);
    if (changes.length === 0) return;
    for (const change of changes) say(`- ${change}`);
    throw new CommandError('docs/operating.md has a whole configuration for each proxy.');
  },
};

/** Calls the check. Throws CommandError where another than the server answers, or nobody. */
const asking =
  (publicUrl: string, ticket: string): Ask =>
  async (headers = {}) => {
    const url = `${publicUrl}${proxyCheckPath}`;
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${ticket}`, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
    }).catch((error: unknown) => {
      throw new CommandError(`${url} can’t be reached: ${reasonOf(error)}`, { cause: error });
    });
    if (answer.status === 404)
      throw new CommandError(
        `${url} answers 404: this is not the server, or it has another key or an earlier version, or a clock that differs by more than a minute`,
      );
    if (answer.status !== 200 && answer.status !== 304) throw new CommandError(`${url} answers ${answer.status}`);
    return answer;
  };

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);

const brokenOff = ({ url }: Response, error: unknown): CommandError =>
  new CommandError(`The answer of ${url} did not come whole: ${reasonOf(error)}`, { cause: error });

async function arrivalOf(answer: Response): Promise<Arrival> {
  try {
    return (await answer.json()) as Arrival;
  } catch (error) {
    throw error instanceof SyntaxError
      ? new CommandError(`${answer.url} answers with something else than the server does`, { cause: error })
      : brokenOff(answer, error);
  }
}

/** How a call arrives, also a second time, and with headers that a proxy should have replaced. */
async function findArrival(ask: Ask, publicUrl: string): Promise<Finding[]> {
  const first = await ask();
  const arrival = await arrivalOf(first);
  const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
  const isHttps = publicUrl.startsWith('https:');
  const forged = await arrivalOf(
    await ask({ 'x-forwarded-for': madeUpAddress, 'x-forwarded-proto': isHttps ? 'http' : 'https' }),
  );
  const believed = [
    ...(forged.address === madeUpAddress ? ['X-Forwarded-For'] : []),
    ...(forged.scheme === arrival.scheme ? [] : ['X-Forwarded-Proto']),
  ];
  const { address, scheme, version, forwarded } = arrival;
  return [
    {
      about: 'your address',
      seen:
        forwarded === 'counts'
          ? address
          : `${address}; X-Forwarded-For ${forwarded === 'missing' ? 'is missing' : 'does not count'}`,
      change: {
        counts: undefined,
        missing: 'The proxy must send X-Forwarded-For: without it all members have one address.',
        'does not count': `TRUST_PROXY must name the proxy. The server is called from ${address}.`,
      }[forwarded],
    },
    {
      about: 'a made-up header',
      seen: believed.length > 0 ? `${believed.join(' and ')} believed` : 'not believed',
      change:
        believed.length > 0 ? `The proxy must replace what callers send as ${believed.join(' and ')}.` : undefined,
    },
    {
      about: 'scheme',
      seen: scheme,
      change:
        scheme === (isHttps ? 'https' : 'http')
          ? undefined
          : 'The proxy must send X-Forwarded-Proto, and TRUST_PROXY must name it.',
    },
    {
      about: 'HTTP from the proxy',
      seen: version,
      change: version === '1.0' ? 'The proxy should speak HTTP/1.1 to the server.' : undefined,
    },
    {
      about: 'the same once more',
      seen: String(again.status),
      change: again.status === 304 ? undefined : 'The proxy must pass on ETag and If-None-Match.',
    },
  ];
}

/** Whether the words of a stream arrive as the server says them. */
async function findStreaming(ask: Ask, clock: Clock): Promise<Finding> {
  const answer = await ask({ accept: 'text/event-stream' });
  const arrivals: number[] = [];
  let text = '';
  try {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      while (arrivals.length < (text.match(/^data: /gm) ?? []).length) arrivals.push(clock().getTime());
    }
  } catch (error) {
    throw brokenOff(answer, error);
  }
  const spread = (arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0);
  const isWhole = arrivals.length === streamedWords.length;
  // Words that were collected come in one piece. Of words that flow, two may come together where this process stood still.
  const isFlowing = isWhole && spread >= wordPauseMs / 2;
  return {
    about: 'words of a stream',
    seen: isFlowing ? 'one by one' : isWhole ? 'all at once, at the end' : 'not all of them',
    change: isFlowing ? undefined : 'The proxy must not collect or compress text/event-stream.',
  };
}
