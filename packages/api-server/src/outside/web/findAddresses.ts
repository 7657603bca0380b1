import { readAddress, visibleText } from '@switchboard/api-contract/address';
import tlds from 'tlds' with { type: 'json' };

/** What a domain can end in: IANA's list, and two names of RFC 2606, which nobody can have. */
const endings = new Set([...tlds, 'example', 'test']);

/** Scripts that have no spaces between words. They end an address in Latin letters, and begin one only as a domain. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー`;
const local = String.raw`(?![${unspaced}])[\p{L}\p{M}\p{N}._+&'-]`;
/** What makes a piece of something longer: `x@y@z.example`, `https://user:word@host.example/`, `sip:desk@host.example`. */
const before = String.raw`[@/\\=%#$^~]|\p{L}’|:\/\/[^\s<>"|,;]{0,200}|\b(?:sips?|xmpp|acct):`;
const after = String.raw`[@_=\\%]|[:?&#+~][\p{L}\p{N}]|\[\d`;
const possible = new RegExp(
  String.raw`(?<!${local}|${before})(?!(?:git|hg|svn)@)(?:${local}){1,64}@[\p{L}\p{M}\p{N}.-]{4,254}(?!${after}|[\p{L}\p{M}\p{N}.-])`,
  'giu',
);

/** So many of one text are looked at: no page of people has more. */
const mostCandidates = 1_000;

/** Where the next word may begin, for want of a space: `acme.example.Phone`, `acme.deTel`, `ACME.DE.Tel`. */
const seam = new RegExp(
  String.raw`(?<=\.\p{Ll}+)(?:\.|(?!.*\.\p{Ll}))(?=\p{Lu}\p{L}{2})|(?<=\.\p{Lu}+)\.(?=\p{Lu}\p{Ll}{2})|(?<=[a-z])(?=[${unspaced}])`,
  'gu',
);

/** A picture for a screen of so many pixels to the point: `logo@2x.ai`. */
const density = /^\d(?:\.\d)?x\.\p{L}+$/iu;

/**
 * The e-mail addresses in running text, each once, as they are written there, but for what nobody sees. Only whole
 * ones: no piece of something longer, no name of a file, and nothing of the next word. Of links to write to, whom they
 * name: `mailto:info%40acme.example?subject=…`, `mailto:?to=info@acme.example`.
 */
export function findAddresses(text: string): string[] {
  const shown = visibleText(text).replaceAll(
    /\bmailto:(?:\/\/)?([^\s"<>?]*)([^\s"<>]*)/gi,
    (_, target: string, fields: string) =>
      [target, ...Array.from(fields.matchAll(/[?&;]to=([^&]*)/gi), ([, to = '']) => to)]
        .map((one) => ` ${decoded(one)} `)
        .join(''),
  );
  const candidates = new Set(Array.from(shown.matchAll(possible), ([one]) => one));
  return [...new Set([...candidates].slice(0, mostCandidates).flatMap((one) => wholeAddress(one) ?? []))];
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** The address without what follows at a seam, or else all of it; undefined if neither is one. */
function wholeAddress(candidate: string): string | undefined {
  const [name, domain] = candidate.replaceAll(/^(?:[^@]*\.{3}|['-]+)|[.-]+$/g, '').split('@');
  if (!name || !domain) return undefined;
  const ends = [...Array.from(domain.matchAll(seam), ({ index }) => index), domain.length];
  return ends
    .map((end) => domain.slice(0, end))
    .filter((one) => !density.test(one) && canEnd(one.slice(one.lastIndexOf('.') + 1).toLowerCase()))
    .map((one) => readAddress(`${name}@${one}`))
    .find((address) => address !== undefined);
}

const canEnd = (label: string): boolean => endings.has(label) || label.startsWith('xn--');
