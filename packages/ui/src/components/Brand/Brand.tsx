import { cx } from '../cx.ts';
import { Anchor } from '../Link/Link.tsx';
import { brand } from './Brand.css.ts';
import { BrandMark } from './BrandMark.tsx';

export { BrandMark };

/** Mark and name; a link when it has an address. */
export function Brand({ href, className }: { href?: string; className?: string }) {
  const content = (
    <>
      <BrandMark />
      Switchboard
    </>
  );
  if (href === undefined) return <span className={cx(brand, className)}>{content}</span>;
  return (
    <Anchor href={href} className={cx(brand, className)}>
      {content}
    </Anchor>
  );
}
