import { onStyles, styleRules } from './styleRules.ts';

/** Sizes of text in percent. Storybook would read a plain number in the address as a number, which is no such name. */
export const textSizes = { x100: 100, x125: 125, x150: 150, x175: 175, x200: 200 } as const;

/** The size of that name in percent; the usual one for any other. */
export const percentOf = (name: unknown): number =>
  Object.entries(textSizes).find(([each]) => each === name)?.[1] ?? textSizes.x100;

const originals = new WeakMap<CSSMediaRule, string>();

/**
 * Enlarges text, and what holds it, as a browser's own setting does: the root's size, and with it rem, and em in
 * queries of the style sheets. Returns what takes it back.
 */
export function enlargeText(percent: number): () => void {
  const apply = (factor: number) => () => {
    document.documentElement.style.fontSize = factor === 1 ? '' : `${factor * 100}%`;
    for (const rule of styleRules()) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      rule.media.mediaText = original.replace(/([\d.]+)em/g, (_all, em: string) => `${Number(em) * factor}em`);
    }
  };
  const stop = onStyles(apply(percent / 100));
  return () => {
    stop();
    apply(1)();
  };
}
