/** A page of a list, and what asks for the next one. */
interface Page {
  readonly items: readonly unknown[];
  readonly next?: string | null | undefined;
}

/** So many pages are read at most. */
const mostPages = 20;

/** What all pages of a list hold. `isWhole`: none came after them. */
export async function readAllPages(
  ask: (next: string | undefined) => Promise<Page>,
): Promise<{ readonly items: readonly unknown[]; readonly isWhole: boolean }> {
  const items: unknown[] = [];
  let from: string | undefined;
  for (let count = 0; count < mostPages; count += 1) {
    const page = await ask(from);
    items.push(...page.items);
    from = page.next || undefined;
    if (from === undefined) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}
