import { rem } from '../../../theme/tokens.ts';
import { Anchor } from '../../actions/Link/Link.tsx';
import { cx } from '../../cx.ts';
import { brand, cord, jack, mark, plate } from './Brand.css.ts';

interface BrandMarkProps {
  /** Width and height in px. */
  size?: number;
}

/** The mark: a cord between two jacks, in the shape of an S. */
export function BrandMark({ size = 26 }: BrandMarkProps) {
  return (
    <svg className={mark} style={{ width: rem(size), height: rem(size) }} viewBox="0 0 26 26" aria-hidden="true">
      <rect className={plate} width="26" height="26" rx="7" />
      <path className={cord} d="M17.6 8.2c-1-1.9-8.9-2.6-9.4 1.4-.5 4.2 10.2 2.4 9.8 6.9-.4 4-8.3 3.5-9.6 1.3" />
      {[
        [18, 8.2],
        [8, 17.8],
      ].map(([x, y]) => (
        <g key={x}>
          <circle className={plate} cx={x} cy={y} r="2.9" />
          <circle className={jack} cx={x} cy={y} r="2.1" />
        </g>
      ))}
    </svg>
  );
}

interface BrandProps {
  /** The product's name. */
  name?: string;
  /** Where it leads. Without it, it is no link. */
  href?: string;
  /** Goes to the outermost element. */
  className?: string;
}

/** Mark and name; a link if it has an address. */
export function Brand({ name = 'Switchboard', href, className }: BrandProps) {
  const content = (
    <>
      <BrandMark />
      {name}
    </>
  );
  if (href === undefined) return <span className={cx(brand, className)}>{content}</span>;
  return (
    <Anchor href={href} className={cx(brand, className)}>
      {content}
    </Anchor>
  );
}
