import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { announce } from '../../../devices/announce.ts';
import { field, value as valueClass } from './CopyField.css.ts';

/** How long 'Copied' is shown, in ms. */
const COPIED_FOR = 2_000;

const WORDS = { none: 'Copy', copied: 'Copied', failed: 'Not copied' } as const;

interface CopyFieldProps {
  /** The text to show and to copy. */
  value: string;
  /** Names what is copied, for the button: 'Copy test endpoint'. */
  label: string;
  /** Copies the text; rejects if that is not allowed. */
  onCopy: (value: string) => Promise<void>;
}

/** A line of mono text with a button that copies it. */
export function CopyField({ value, label, onCopy }: CopyFieldProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: 'copied' | 'failed') => {
    clearTimeout(timer.current);
    setOutcome(next);
    announce(WORDS[next]);
    timer.current = setTimeout(() => setOutcome('none'), COPIED_FOR);
  };
  const copy = () => {
    onCopy(value).then(
      () => show('copied'),
      () => show('failed'),
    );
  };
  const words = WORDS[outcome];
  return (
    <div className={field}>
      <code className={valueClass} title={value}>
        {value}
      </code>
      <Button
        variant="ghost"
        size="sm"
        icon={outcome === 'copied' ? Check : Copy}
        aria-label={outcome === 'none' ? `Copy ${label}` : words}
        onClick={copy}
      >
        {words}
      </Button>
    </div>
  );
}
