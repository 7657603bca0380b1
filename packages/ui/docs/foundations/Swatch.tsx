import { Row } from '../../src/components/layout/Row/Row.tsx';
import { Stack } from '../../src/components/layout/Stack/Stack.tsx';
import { name as nameClass, swatch, value as valueClass } from './swatch.css.ts';

/** A colour's square, in both themes beside each other. */
export const Squares = ({ colours }: { colours: readonly string[] }) => (
  <Row gap={1}>
    {colours.map((colour, index) => (
      <span key={index} className={swatch} style={{ background: colour }} aria-hidden="true" />
    ))}
  </Row>
);

/** A token's name, with its value in the light and the dark theme. */
export const TokenName = ({ name, values }: { name: string; values: readonly string[] }) => (
  <Stack gap={0}>
    <code className={nameClass}>{name}</code>
    <span className={valueClass}>{values.join(' · ')}</span>
  </Stack>
);
