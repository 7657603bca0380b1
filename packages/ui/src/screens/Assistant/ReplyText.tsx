import { memo, type ReactNode } from 'react';
import { cx } from '../../components/cx.ts';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import type { ReplyBlock, ReplyPart, ShownReply } from './replyBlocks.ts';
import { block as blockClass, code, gap, line, link, strong } from './ReplyText.css.ts';

interface PartProps {
  part: ReplyPart;
  /** What is to be seen of it. */
  text: string;
  whole: boolean;
}

/** A link can be followed when it is all there; until then it only looks like one. */
function Part({ part: { kind, href }, text, whole }: PartProps): ReactNode {
  if (kind === 'text') return text;
  if (kind === 'strong') return <strong className={strong}>{text}</strong>;
  if (kind === 'code') return <code className={code}>{text}</code>;
  if (!whole || href === undefined) return <span className={link}>{text}</span>;
  return (
    <Anchor href={href} className={link}>
      {text}
    </Anchor>
  );
}

/**
 * Memoised: while a reply is being typed, only the block that grows renders. `length`: code units of it that are to be
 * seen.
 */
const Block = memo(function Block({
  block: { kind, parts, gap: hasGap },
  length,
  whole,
  end,
}: {
  block: ReplyBlock;
  length: number;
  whole: boolean;
  end: ReactNode;
}) {
  const { seen } = parts.reduce<{ seen: ReactNode[]; left: number }>(
    ({ seen: before, left }, part, index) => {
      const text = part.text.slice(0, Math.max(0, left));
      const next = kind === 'code' ? text : <Part key={index} part={part} text={text} whole={whole} />;
      return { seen: text === '' ? before : [...before, next], left: left - part.text.length };
    },
    { seen: [], left: length },
  );
  if (kind === 'code') {
    return (
      <pre className={cx(blockClass, hasGap && gap)}>
        <code>{seen}</code>
        {end}
      </pre>
    );
  }
  return (
    <p className={cx(line, hasGap && gap)} dir="auto">
      {seen}
      {end}
    </p>
  );
});

interface ReplyTextProps {
  reply: ShownReply;
  /** Code units of the shown text that are to be seen; all of it when left out. */
  length?: number;
  /** Stands at the end while the text is not whole. */
  caret?: ReactNode;
}

/** A reply, or the part of it that is typed out: plain text, code and safe links. */
export function ReplyText({ reply: { blocks, text }, length = text.length, caret }: ReplyTextProps) {
  const whole = length >= text.length;
  return blocks.map((block, index) => {
    const next = blocks[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    if (block.start > 0 && block.start >= length) return null;
    const size = next - block.start;
    const isLast = length <= next;
    return (
      <Block
        key={block.start}
        block={block}
        length={Math.min(length - block.start, size)}
        whole={whole}
        end={isLast && !whole ? caret : null}
      />
    );
  });
}
