/** Lists of plain values up to this many characters stay on one line. */
const LONGEST_INLINE = 60;

/** JSON with an indent of two, as people write it: short lists of plain values on one line. */
export function formatJson(value: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  const block = (open: string, lines: string[], close: string) =>
    lines.length === 0 ? open + close : `${open}\n${deeper}${lines.join(`,\n${deeper}`)}\n${indent}${close}`;
  if (Array.isArray(value)) {
    const items = value.map((item) => formatJson(item, deeper));
    const inline = `[${items.join(', ')}]`;
    const plain = value.every((item) => typeof item !== 'object' || item === null);
    return plain && inline.length <= LONGEST_INLINE ? inline : block('[', items, ']');
  }
  if (typeof value === 'object' && value !== null) {
    return block(
      '{',
      Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${formatJson(member, deeper)}`),
      '}',
    );
  }
  return JSON.stringify(value) ?? 'null';
}
