const sentence =
  'Collects what the partner sent, compares it with the last delivery and writes down every difference that somebody has to look at before the week is over. ';

/** Prose of exactly `length` characters, for clipping and wrapping. */
export function longText(length = 400): string {
  return sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
}

/** One unbreakable word of exactly `length` characters. */
export function longWord(length = 120): string {
  return 'Donaudampfschifffahrtsgesellschaft'.repeat(Math.ceil(length / 34)).slice(0, length);
}

/** Texts that tenants or third-party services may send, and that a screen must show as plain, contained text. */
export const odd = {
  /** Opens a right-to-left override and never closes it. */
  rightToLeft: 'Invoice \u202Efdp.exe',
  arabic: 'شركة الشحن الشمالية',
  hebrew: 'חברת השילוח הצפונית',
  /** A Latin word under towers of combining marks. */
  zalgo:
    'N\u0335\u0322\u031B\u0300\u030D\u0346o\u0336\u0329\u0353\u033D\u0302r\u0334\u0331\u0348\u035B\u030Ct\u0337\u0325\u0349\u0344\u0312h\u0338\u032C\u0339\u0301\u0309',
  /** One glyph of many code points. */
  emoji: 'Night shift \u{1F469}\u{1F3FD}\u200D\u{1F680}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}',
  markup: '<img src=x onerror="alert(1)"><b>bold</b>',
  script: '</script><script>alert(1)</script>',
  template: '{{constructor.constructor("alert(1)")()}} ${1+1} %s',
  scriptAddress: 'javascript:alert(1)',
  dataAddress: 'data:text/html,<script>alert(1)</script>',
  prototype: '__proto__',
  constructorWord: 'constructor',
  zeroWidth: 'zero\u200Bwidth\uFEFFspaces',
  controls: 'line one\nline two\ttab',
  blank: '',
  spaces: '   ',
  invalidDate: '2026-13-45T99:99:99Z',
  farDate: '2999-12-31T23:59:59Z',
  farPast: '0001-01-01T00:00:00Z',
} as const;

/** Every odd text, for lists. */
export const oddTexts: readonly string[] = Object.values(odd);
