import { isLoopback, type Config } from './config.ts';

/**
 * What an operator should know about a server that others can reach: by its host, or through a proxy that its settings
 * tell of. Nothing for one that only this machine can.
 */
export function openHostWarnings({
  host,
  demo,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'demo' | 'publicUrl' | 'trustProxy'>): string[] {
  const isPublic = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname.replaceAll(/[[\]]/g, ''));
  if (isLoopback(host) && trustProxy === false && !isPublic) return [];
  const encrypted = publicUrl === undefined ? trustProxy !== false : publicUrl.startsWith('https:');
  return [
    ...(demo
      ? [
          'Demo Access is on: everyone who can reach this server can sign in with a public password. DEMO=off ends that.',
        ]
      : []),
    ...(publicUrl === undefined
      ? ['PUBLIC_URL is not set: links in invitations use whatever address the admin has open.']
      : []),
    ...(encrypted
      ? []
      : [
          'Passwords cross the network readable: put a proxy that speaks TLS in front, set TRUST_PROXY, and PUBLIC_URL to its https address.',
        ]),
  ];
}
