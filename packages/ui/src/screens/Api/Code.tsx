import { Fragment } from 'react';
import { box, code, key, text } from './Api.css.ts';

const parts = /("(?:[^"\\]|\\.)*")(\??:)?/g;

/** JSON, or the shape of it, with its names and texts in colours. `label` names the box, which scrolls. */
export function JsonBox({ label, children }: { label: string; children: string }) {
  const pieces = [];
  let at = 0;
  for (const { index, 0: whole, 1: word, 2: colon } of children.matchAll(parts)) {
    pieces.push(
      children.slice(at, index),
      <span key={index} className={colon ? key : text}>
        {word}
      </span>,
      colon,
    );
    at = index + whole.length;
  }
  return (
    <pre className={box} role="region" tabIndex={0} aria-label={label}>
      {pieces}
      {children.slice(at)}
    </pre>
  );
}

/** A text with what stands between backticks as code. */
export function Coded({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    const place = `${index} ${part}`;
    return index % 2 === 1 ? (
      <code key={place} className={code}>
        {part}
      </code>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    );
  });
}
