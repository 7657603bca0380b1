/** Each line with the heading above it, which is the last line that was not indented. */
function withHeadings(text: string): Set<string> {
  let heading = '';
  return new Set(
    text.split('\n').map((line) => {
      if (line.startsWith('  ')) return `${heading}: ${line.trim()}`;
      heading = line;
      return line;
    }),
  );
}

/** What was taken out of a report and what was put in, a line each. */
export function compareLines(before: string, after: string): string[] {
  const [old, now] = [withHeadings(before), withHeadings(after)];
  return [
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}
