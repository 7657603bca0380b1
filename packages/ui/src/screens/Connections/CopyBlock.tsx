import type { ReactNode } from 'react';
import { CopyField } from '../../components/display/CopyField/CopyField.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { endpointLabel } from './SetupForm.css.ts';

interface CopyBlockProps {
  label: string;
  /** Names what is copied, for the button. */
  copied: string;
  value: string;
  /** A line of help under it. */
  children?: ReactNode;
}

/** A labelled line of the setup that can be copied. */
export function CopyBlock({ label, copied, value, children }: CopyBlockProps) {
  return (
    <Stack gap={1}>
      <span className={endpointLabel}>{label}</span>
      <CopyField value={value} label={copied} />
      {children}
    </Stack>
  );
}
