/** Preferences of a reader, and what a page asks for them. */
const features = {
  reduce: /\(prefers-reduced-motion: reduce\)/g,
  more: /\(prefers-contrast: more\)/g,
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

/** Every media rule of the page's style sheets, those inside other rules included. */
function* mediaRules(rules: Iterable<CSSRule>): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

const queries = new WeakMap<CSSMediaRule, string>();

function rewrite(preferences: Preferences): void {
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...mediaRules(cssRules)])) {
    const query = queries.get(rule) ?? rule.media.mediaText;
    queries.set(rule, query);
    const text = decide(query, preferences);
    if (rule.media.mediaText !== text) rule.media.mediaText = text;
  }
}

/**
 * Makes style sheets and `matchMedia` answer as if the reader had these preferences, until the returned function is
 * called.
 */
export function prefer(preferences: Preferences): () => void {
  const apply = () => rewrite(preferences);
  apply();
  // Style sheets that come with lazy code.
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLStyleElement) apply();
      if (node instanceof HTMLLinkElement) node.addEventListener('load', apply, { once: true });
    }
  });
  watch.observe(document.head, { childList: true });
  const real = window.matchMedia;
  window.matchMedia = (query) => real.call(window, decide(query, preferences));
  return () => {
    watch.disconnect();
    rewrite({});
    window.matchMedia = real;
  };
}
