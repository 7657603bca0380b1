import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { announce } from '../../../devices/announce.ts';
import { copyText } from '../../../devices/clipboard.ts';
import { field, value as valueClass } from './CopyField.css.ts';

/** How long 'Copied' is shown, in ms. */
const COPIED_FOR = 2_000;

const WORDS = { none: 'Copy', copied: 'Copied', failed: 'Not copied' } as const;

interface CopyFieldProps {
  /** The text to copy, shown on one line. */
  value: string;
  /** Shown in its place, on as many lines as it takes: the same, or without what is long or secret. */
  shown?: string;
  /** Names what is copied, for the button: 'Copy test endpoint'. */
  label: string;
  /** Copies the text in another way than by the clipboard; rejects if that is not allowed. */
  onCopy?: (value: string) => Promise<void>;
}

const toClipboard = async (value: string) => {
  if (!(await copyText(value))) throw new Error('The browser blocked copying');
};

/** Mono text with a button that copies it. */
export function CopyField({ value, shown, label, onCopy = toClipboard }: CopyFieldProps) {
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
    <div className={field({ lines: shown !== undefined })}>
      <code className={valueClass({ lines: shown !== undefined })} title={shown === undefined ? value : undefined}>
        {shown ?? value}
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
