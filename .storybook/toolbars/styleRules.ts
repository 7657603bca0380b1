/** Every rule of the page's style sheets, those inside others included. */
export function* styleRules(): Generator<CSSRule> {
  const walk = function* (rules: CSSRuleList): Generator<CSSRule> {
    for (const rule of rules) {
      yield rule;
      if ('cssRules' in rule) yield* walk(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) yield* walk(sheet.cssRules);
}

/** Calls back once now and whenever a style sheet is added, until the returned function is called. */
export function onStyles(apply: () => void): () => void {
  apply();
  const watch = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof HTMLStyleElement)) apply();
    for (const node of added) if (node instanceof HTMLLinkElement) node.addEventListener('load', apply, { once: true });
  });
  watch.observe(document.head, { childList: true });
  return () => watch.disconnect();
}
