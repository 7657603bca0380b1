import { createElement, Fragment, memo, useMemo, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Link } from '../../actions/Link/Link.tsx';
import { inChat, markdown, onPage } from './Markdown.css.ts';
import { readMarkdown, textsIn, type MarkdownElement, type MarkdownNode } from './readMarkdown.ts';

interface MarkdownProps {
  text: string;
  /** On a page, or as a message of a chat, where line breaks stay and letters take size and colour from around. */
  look?: 'page' | 'chat';
  /** More of the text is to come: its last block waits until it is whole. */
  growing?: boolean;
  /** What is shown for `[n]`, such as a link; nothing if it gives null. Without it, `[n]` stays as it was written. */
  source?: (n: number) => ReactNode;
  /** How many code units of the text are visible; all by default. Links are followed once all are. */
  length?: number;
  /** At the end of what is visible, while `length` is given. */
  caret?: ReactNode;
}

/** What is still to be drawn of a block: `left` code units, then the caret, then nothing. */
interface Pen {
  left: number;
  ended: boolean;
  readonly caret: ReactNode;
  readonly follows: boolean;
  readonly source: MarkdownProps['source'];
}

function draw(node: MarkdownNode, pen: Pen): ReactNode {
  if (pen.ended) return null;
  if (typeof node === 'string') {
    pen.ended = node.length >= pen.left;
    const seen = node.slice(0, pen.left);
    pen.left -= node.length;
    if (!pen.ended) return seen;
    return (
      <>
        {seen}
        {pen.caret}
      </>
    );
  }
  if ('tag' in node) return element(node, pen);
  if (!pen.source) return node.written;
  const mark = pen.source(node.source);
  if (mark === null) return null;
  return (
    <>
      {node.written.slice(0, node.written.indexOf('['))}
      {mark}
    </>
  );
}

function element({ tag, href, start, nodes }: MarkdownElement, pen: Pen): ReactNode {
  if (tag === 'hr' || tag === 'br') return createElement(tag);
  const inside = nodes.map((node, index) => <Fragment key={index}>{draw(node, pen)}</Fragment>);
  if (href !== undefined) return pen.follows ? <Link href={href}>{inside}</Link> : <u>{inside}</u>;
  if (tag !== 'table') return createElement(tag, { start }, inside);
  return (
    <div role="group" tabIndex={0} aria-label="Table">
      <table>{inside}</table>
    </div>
  );
}

type BlockProps = { node: MarkdownNode; length: number } & Pick<Pen, 'caret' | 'follows' | 'source'>;

/** Memoised, so that only the growing block renders while a text is typed out. */
const Block = memo(function Block({ node, length, ...rest }: BlockProps) {
  return draw(node, { ...rest, left: length, ended: false });
});

/** Each block with where it begins and ends in the visible text. */
function withPositions(nodes: readonly MarkdownNode[]) {
  let end = 0;
  return nodes.map((node) => {
    const start = end;
    end += textsIn([node]).join('').length;
    return { node, start, end };
  });
}

/** Markdown from a model, as elements of React: no HTML of it reaches the page. */
export function Markdown({ text, look = 'page', growing = false, source, length, caret }: MarkdownProps) {
  const blocks = useMemo(() => withPositions(readMarkdown(text, growing)), [text, growing]);
  const visible = length ?? Infinity;
  return (
    <div className={cx(markdown, look === 'chat' ? inChat : onPage)} dir="auto">
      {blocks.map(({ node, start, end }, index) =>
        index > 0 && start >= visible ? null : (
          <Block
            key={index}
            node={node}
            length={end < visible ? Infinity : visible - start}
            caret={end < visible ? null : caret}
            follows={length === undefined}
            source={source}
          />
        ),
      )}
    </div>
  );
}
