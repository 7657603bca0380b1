import { memo, type ReactNode } from 'react';
import { cx } from '../../components/cx.ts';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import type { ReplyBlock, ReplyPart, ShownReply } from './replyBlocks.ts';
import { block as blockClass, code, gap, link, strong, textLine } from './ReplyText.css.ts';

interface PartProps {
  part: ReplyPart;
  /** The visible part of its text. */
  text: string;
  whole: boolean;
}

/** A link can be followed once it is fully visible; until then it only looks like one. */
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
 * Memoised, so that only the growing block renders while a reply is typed out. `length`: how many of its code units
 * are visible.
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
    <p className={cx(textLine, hasGap && gap)} dir="auto">
      {seen}
      {end}
    </p>
  );
});

interface ReplyTextProps {
  reply: ShownReply;
  /** How many code units of the text are visible; all by default. */
  length?: number;
  /** Shown at the end while the text is incomplete. */
  caret?: ReactNode;
}

/** A reply, or the part typed out so far: plain text, code and safe links. */
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
