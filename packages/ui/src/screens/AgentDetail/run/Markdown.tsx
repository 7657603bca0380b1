import { Lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { markdown } from './markdown.css.ts';

/** Deeper than any answer; what lies below is shown as it was written. */
const deepest = 12;

/** Only pages of the web and addresses of people are linked; everything else stays text. */
const isFollowed = (href: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(href);

type Render = (token: Token, depth: number) => ReactNode;

const each = (tokens: readonly Token[] | undefined, depth: number): ReactNode =>
  (tokens ?? []).map((token, index) => <Fragment key={index}>{draw(token, depth + 1)}</Fragment>);

const linked = (href: string, words: ReactNode): ReactNode =>
  isFollowed(href) ? <Link href={href}>{words}</Link> : words;

function List({ list, depth }: { list: Tokens.List; depth: number }) {
  const items = list.items.map((item, index) => <li key={index}>{each(item.tokens, depth)}</li>);
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

const Table = ({ table, depth }: { table: Tokens.Table; depth: number }) => (
  <div role="region" tabIndex={0} aria-label="Table">
    <table>
      <thead>
        <tr>
          {table.header.map((cell, index) => (
            <th key={index}>{each(cell.tokens, depth)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{each(cell.tokens, depth)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** How each kind of token is drawn. HTML is no kind of its own: it is shown as it was written. */
const drawn: Readonly<Record<string, Render>> = {
  space: () => null,
  hr: () => <hr />,
  br: () => <br />,
  // All of one level, below the card's own: an answer may begin with any.
  heading: (token, depth) => <h4>{inside(token, depth)}</h4>,
  paragraph: (token, depth) => <p>{inside(token, depth)}</p>,
  blockquote: (token, depth) => <blockquote>{inside(token, depth)}</blockquote>,
  list: (token, depth) => <List list={token as Tokens.List} depth={depth} />,
  table: (token, depth) => <Table table={token as Tokens.Table} depth={depth} />,
  code: (token) => <pre>{(token as Tokens.Code).text}</pre>,
  strong: (token, depth) => <strong>{inside(token, depth)}</strong>,
  em: (token, depth) => <em>{inside(token, depth)}</em>,
  del: (token, depth) => <del>{inside(token, depth)}</del>,
  codespan: (token) => <code>{(token as Tokens.Codespan).text}</code>,
  escape: (token) => (token as Tokens.Escape).text,
  link: (token, depth) => linked((token as Tokens.Link).href, inside(token, depth)),
  // Nothing is fetched from elsewhere while an answer is read.
  image: (token) => linked((token as Tokens.Image).href, (token as Tokens.Image).text),
  text: (token, depth) => ('tokens' in token && token.tokens ? inside(token, depth) : (token as Tokens.Text).text),
};

const inside = (token: Token, depth: number): ReactNode =>
  each('tokens' in token ? (token.tokens ?? undefined) : undefined, depth);

const draw: Render = (token, depth) =>
  (depth > deepest ? undefined : drawn[token.type])?.(token, depth) ?? plain(token);

/** A token that is not drawn: what was written; nothing for blank lines. */
const plain = ({ type, raw }: Token): ReactNode => (type === 'space' || type === 'def' ? null : raw);

/** Markdown from a model, as elements of React: no HTML of it reaches the page. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={markdown} dir="auto">
      {each(new Lexer({ gfm: true }).lex(text), 0)}
    </div>
  );
}
