import { Fragment } from 'react';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { Switch } from '../../../components/forms/Switch/Switch.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { key as keyClass, keys } from './transcript.css.ts';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether answers are read aloud; undefined until that is known. */
  readAloud: boolean | undefined;
  onReadAloud: (on: boolean) => void;
  /** Whether a word stops what is read aloud; undefined where words are not recognised. */
  wordStops: boolean | undefined;
  onWordStops: (stops: boolean) => void;
}

const shortcuts: readonly (readonly [keys: readonly string[], words: string])[] = [
  [['A letter'], 'begins a message'],
  [['Enter'], 'sends it'],
  [['Shift', 'Enter'], 'begins a new line'],
  [['Up'], 'in an empty box edits the last message'],
  [['Escape'], 'stops the answer, then closes'],
  [['Any key'], 'shows all of an answer that is typed out'],
  [['Home', 'End'], 'lead to the beginning and the end of a conversation'],
  [['?'], 'lists the keys'],
];

/** The settings of the page’s voice, and its keys. */
export function KeysDialog({ open, onClose, readAloud, onReadAloud, wordStops, onWordStops }: KeysDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys and voice" focusTitle>
      <SettingRow label="Read answers aloud" hint="Off: they are only written. Kept for you, wherever you sign in.">
        <Switch
          checked={readAloud === true}
          disabledReason={readAloud === undefined ? 'Your choice is being read' : undefined}
          onCheckedChange={onReadAloud}
        />
      </SettingRow>
      <SettingRow
        label="A word stops the voice"
        hint="While an answer is read out, the microphone listens, and anything you say ends it."
      >
        <Switch
          checked={wordStops === true}
          disabledReason={wordStops === undefined ? 'This browser does not recognise words' : undefined}
          onCheckedChange={onWordStops}
        />
      </SettingRow>
      <dl className={keys}>
        {shortcuts.map(([names, words]) => (
          <Fragment key={words}>
            <dt>
              {names.map((name) => (
                <Fragment key={name}>
                  <kbd className={keyClass}>{name}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
