import type { FastifyInstance } from 'fastify';

const policy = (directives: readonly string[]): string => directives.join('; ');

/** On every answer. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** On the answers of the API: never kept, and nothing to show in a browser. */
const onApi = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': policy(["default-src 'none'", "frame-ancestors 'none'"]),
} as const;

/** On pages and files of the app. Scripts, styles and calls come from this server alone; no markup becomes a script. */
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
    "manifest-src 'self'",
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

/** Whether a path belongs to the API, operations included. */
export function isApiPath(path: string): boolean {
  return (
    path === '/api' ||
    path.startsWith('/api/') ||
    path.startsWith('/api?') ||
    path.startsWith('/healthz') ||
    path.startsWith('/readyz')
  );
}

/** The headers of every answer to this address. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  return isApiPath(path) ? onApi : onApp;
}

/** Sets the headers of every answer, errors included; over TLS also that the browser shall stay with it. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersFor(request.url));
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
