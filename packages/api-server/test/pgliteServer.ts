import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

/** A PostgreSQL in this process that real clients can connect to. */
export interface PgliteServer {
  readonly url: string;
  /** Deletes all that it holds. */
  readonly empty: () => Promise<void>;
  /** Cuts every connection and accepts no new ones until `open`. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const sslRequest = 80_877_103;
const cancelRequest = 80_877_102;
const idle = 'I'.charCodeAt(0);
const notification = 'A'.charCodeAt(0);
/** Frontend messages that are answered with ReadyForQuery: Query and Sync. */
const asking: ReadonlySet<string> = new Set(['Q', 'S']);

/** AuthenticationOk, the parameters that pg reads, and ReadyForQuery. */
const welcome = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  ...Object.entries({
    server_version: '17.0',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    standard_conforming_strings: 'on',
  }).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
  message('Z', Buffer.from('I')),
]);

/** What a PostgreSQL says that has as many connections as it may. */
const tooMany = message('E', Buffer.from('SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0'));

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** The only PGlite of this process: its start takes a second. Test files of one process run one after the other. */
let started: Promise<PGlite> | undefined;

/**
 * Opens a port to this process's PGlite, and empties it. It has one session, so statements and transactions of its
 * connections run one after the other: a connection holds the session from the first message of a statement or
 * transaction to its end. (The pglite-socket package switches after every message, and so mixes statements of two
 * connections.) With `mostConnections` it refuses more at a time.
 */
export async function startPgliteServer({ mostConnections = Number.POSITIVE_INFINITY } = {}): Promise<PgliteServer> {
  const pglite = await (started ??= PGlite.create());
  const empty = async (): Promise<void> => {
    const end = await session.take();
    await pglite.exec('drop schema public cascade; create schema public').finally(end);
  };
  await empty();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    if (sockets.size >= mostConnections) {
      socket.once('data', () => socket.end(tooMany));
      return;
    }
    sockets.add(socket.setNoDelay());
    void serve(pglite, socket, sockets);
  });
  const listen = async (port: number): Promise<void> => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const shut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    empty,
    shut,
    open: () => listen(port),
    stop: shut,
  };
}

async function serve(pglite: PGlite, socket: Socket, sockets: ReadonlySet<Socket>): Promise<void> {
  let end: (() => void) | undefined;
  try {
    for await (const request of requests(socket)) {
      end ??= await session.take();
      const answer = Buffer.from(await pglite.execProtocolRaw(request));
      socket.write(answer);
      // The one session has what was notified. Connections that did not listen leave it alone.
      for (const news of notifications(answer)) for (const other of sockets) if (other !== socket) other.write(news);
      // ReadyForQuery comes last and says whether a transaction is open.
      if (answer.at(-1) !== idle) continue;
      end();
      end = undefined;
    }
  } catch {
    // The client is gone.
  } finally {
    if (end) await pglite.exec('rollback');
    end?.();
  }
}

/** The NotificationResponses in an answer. */
function* notifications(answer: Buffer): Generator<Buffer> {
  for (let at = 0; at < answer.length;) {
    const end = at + 1 + answer.readInt32BE(at + 1);
    if (answer[at] === notification) yield answer.subarray(at, end);
    at = end;
  }
}

/** Greets a client, then yields what it sends, split where an answer is due. */
async function* requests(socket: Socket): AsyncGenerator<Buffer, void> {
  let unread: Buffer = Buffer.alloc(0);
  let greeted = false;
  let request: Buffer[] = [];
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const headLength = greeted ? 1 : 0;
      if (unread.length < headLength + 8 && !(greeted && unread.length >= 5)) break;
      const length = headLength + unread.readInt32BE(headLength);
      if (unread.length < length) break;
      const whole = unread.subarray(0, length);
      unread = unread.subarray(length);
      if (greeted) {
        const type = String.fromCharCode(whole[0] ?? 0);
        if (type === 'X') return;
        request.push(whole);
        if (!asking.has(type)) continue;
        yield Buffer.concat(request);
        request = [];
      } else {
        const code = whole.readInt32BE(4);
        if (code === cancelRequest) return;
        greeted = code !== sslRequest;
        socket.write(greeted ? welcome : 'N');
      }
    }
  }
}

/** Admits one holder at a time, in order of arrival. */
class Turns {
  #last = Promise.resolve();

  /** Resolves when it is the caller's turn, with a function that ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}

const session = new Turns();
