import { onStyles, styleRules } from './styleRules.ts';

/** Sizes of text in percent. Storybook would read a plain number in the address as a number, which is no such name. */
export const textSizes = { x100: 100, x125: 125, x150: 150, x175: 175, x200: 200 } as const;

/** The size of that name in percent; the usual one for any other. */
export const percentOf = (name: unknown): number =>
  Object.entries(textSizes).find(([each]) => each === name)?.[1] ?? textSizes.x100;

const scaled = ['font-size', 'line-height'] as const;
const originals = new WeakMap<CSSStyleRule, Partial<Record<(typeof scaled)[number], string>>>();

/**
 * Enlarges all text, and nothing but text, as a browser's own setting does: sizes in px of every rule are multiplied.
 * Returns what takes it back.
 */
export function enlargeText(percent: number): () => void {
  const apply = (factor: number) => () => {
    for (const rule of styleRules()) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const original = originals.get(rule) ?? {};
      originals.set(rule, original);
      for (const property of scaled) {
        const value = (original[property] ??= rule.style.getPropertyValue(property));
        const px = /^([\d.]+)px$/.exec(value)?.[1];
        if (px) rule.style.setProperty(property, `${Number(px) * factor}px`, rule.style.getPropertyPriority(property));
      }
    }
  };
  const stop = onStyles(apply(percent / 100));
  return () => {
    stop();
    apply(1)();
  };
}
