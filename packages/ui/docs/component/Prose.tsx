/** Text whose parts between backticks are code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((piece, index) =>
    // The pieces of a text never change places.
    index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
  );
}
