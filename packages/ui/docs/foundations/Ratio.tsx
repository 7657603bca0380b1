import { contrast, minimumContrast } from './contrast.ts';
import { tooLow } from './swatch.css.ts';

export interface RatioProps {
  /** Both as `#rrggbb`. */
  fore: string;
  back: string;
  of: keyof typeof minimumContrast;
}

/** The contrast of two colours, marked where it is too low for its use. */
export function Ratio({ fore, back, of }: RatioProps) {
  const ratio = contrast(fore, back);
  const low = ratio < minimumContrast[of];
  return (
    <span className={low ? tooLow : undefined}>
      {ratio.toFixed(2)}
      {low ? ' too low' : ''}
    </span>
  );
}
