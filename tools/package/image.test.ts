import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../run.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');

describe('the Dockerfile', () => {
  it('has no fault that a linter finds', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate('FROM\nHEALTHCHECK curl')).not.toEqual([]);
  });

  it('takes Node.js of package.json', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    const images = [...dockerfile.matchAll(/^FROM .*\bnode:(\S+)/gm)].map(([, tag]) => tag);
    expect(new Set(images)).toEqual(new Set([`${devDependencies.node}-slim`]));
  });

  it('runs as nobody, listens to the network, and writes to one folder', () => {
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(dockerfile).toContain('ENV DATA_DIR=/data HOST=0.0.0.0\nVOLUME /data\n');
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/readyz/m);
  });
});

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly command?: readonly string[];
  readonly read_only?: boolean;
}

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services, volumes } = parse(text) as { services: Record<string, Service>; volumes: object };
  const profilesOf = (name: string) => services[name]?.profiles ?? [];

  it('has the server alone, and PostgreSQL or Caddy where they are asked for', () => {
    expect(Object.keys(services).map((name) => [name, ...profilesOf(name)])).toEqual([
      ['switchboard'],
      ['postgres', 'postgres'],
      ['caddy', 'tls'],
    ]);
    expect(services['caddy']?.command).not.toContain('encode');
  });

  it('opens the server to this machine alone, and lets it write to its volume alone', () => {
    const { switchboard } = services;
    expect(switchboard).toMatchObject({ read_only: true, volumes: ['data:/data'] });
    expect(switchboard?.ports?.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('declares each volume, and reads no variable that .env.example does not name', () => {
    const used = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0]));
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
    const example = read('.env.example');
    for (const [, name = ''] of text.matchAll(/\$\{(\w+)/g)) expect(example).toContain(`\n#${name}=`);
  });
});

it('what the image is made of is not left out of it', () => {
  const ignored = read('.dockerignore').trim().split('\n');
  for (const needed of ['packages', 'tools', 'docs', 'package-lock.json', '.env.example']) {
    expect(ignored).not.toContain(needed);
    expect(existsSync(join(root, needed))).toBe(true);
  }
});
