import { generateKeyPairSync, sign } from 'node:crypto';
import { dayMs } from '@switchboard/api-contract/time';

/**
 * Test helper: just enough DER (ITU-T X.690) to write an X.509 certificate (RFC 5280), so that no private key has to
 * be in the repository.
 */
function der(tag: number, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date) => der(0x18, `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`);

/** A certificate and its key in PEM, valid for one DNS name and two days around now. */
export function selfSigned(host: string): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, host))));
  const alternativeNames = sequence(oid('551d11'), der(0x04, sequence(der(0x82, host))));
  const now = Date.now();
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(now - dayMs)), time(new Date(now + dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeNames)),
  );
  const certificate = sequence(content, ecdsaWithSha256, der(0x03, Buffer.of(0), sign('sha256', content, privateKey)));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}
