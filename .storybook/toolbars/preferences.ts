import { onStyles, styleRules } from './styleRules.ts';

/** Preferences of a reader, and what a page asks for them. */
const features = {
  reduce: /\(prefers-reduced-motion: reduce\)/g,
  more: /\(prefers-contrast: more\)/g,
  forced: /\(forced-colors: active\)/g,
} as const;

/** Preferences that the toolbar decides; the browser decides about the others. */
export type Preferences = Partial<Record<keyof typeof features, boolean>>;

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** A media query whose decided preferences are replaced by their answer. */
function decide(query: string, preferences: Preferences): string {
  return Object.entries(features).reduce((text, [name, feature]) => {
    const chosen = preferences[name as keyof typeof features];
    return chosen === undefined ? text : text.replace(feature, chosen ? ALWAYS : NEVER);
  }, query);
}

const queries = new WeakMap<CSSMediaRule, string>();

/**
 * Makes style sheets and `matchMedia` answer as if the reader had these preferences, until the returned function is
 * called.
 */
export function prefer(preferences: Preferences): () => void {
  const rewrite = (chosen: Preferences) => () => {
    for (const rule of styleRules()) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const query = queries.get(rule) ?? rule.media.mediaText;
      queries.set(rule, query);
      const text = decide(query, chosen);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
  };
  const stop = onStyles(rewrite(preferences));
  const real = window.matchMedia;
  window.matchMedia = (query) => real.call(window, decide(query, preferences));
  return () => {
    stop();
    rewrite({})();
    window.matchMedia = real;
  };
}
