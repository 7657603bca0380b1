import { cx } from '../../cx.ts';
import { Anchor } from '../../actions/Link/Link.tsx';
import { brand } from './Brand.css.ts';
import { BrandMark } from './BrandMark.tsx';

export { BrandMark };

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
