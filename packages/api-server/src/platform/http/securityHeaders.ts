import type { FastifyInstance } from 'fastify';

const policy = (directives: readonly string[]): string => directives.join('; ');

/** Sent with every answer. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Sent with API answers: never cached, and nothing for a browser to render. */
const onApi = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': policy(["default-src 'none'", "frame-ancestors 'none'"]),
} as const;

/**
 * Sent with pages and files of the app. Scripts, styles and calls come only from this server, and no markup becomes a
 * script.
 */
const onApp = {
  ...everywhere,
  'content-security-policy': policy([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]),
  'permissions-policy':
    'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/**
 * Whether an address belongs to the API, including the health checks and the MCP server. `/api` alone is a page of the
 * app where a browser opens it.
 */
export function isApiPath(path: string, accept?: string): boolean {
  const [address = ''] = path.split('?', 1);
  return address === '/api'
    ? !accept?.includes('text/html')
    : address === '/mcp' || address.startsWith('/api/') || path.startsWith('/healthz') || path.startsWith('/readyz');
}

/** The headers of an answer to this address. */
export function headersFor(path: string, accept?: string): Readonly<Record<string, string>> {
  return isApiPath(path, accept) ? onApi : onApp;
}

/** Sets the headers of every answer, including errors; over TLS also HSTS. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersFor(request.url, request.headers.accept));
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
