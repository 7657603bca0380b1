import { limits } from '@switchboard/api-contract/limits';
import { ArrowUp, CircleAlert, Mic } from 'lucide-react';
import { useId, useEffect, useRef } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Lamp } from '../../components/display/Lamp/Lamp.tsx';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import type { LevelSource } from '../../devices/microphone.ts';
import type { RecorderState } from '../../devices/recorder.ts';
import { wholeText } from '../../devices/transcript.ts';
import { count } from '../../format/numbers.ts';
import {
  glass,
  tall,
  bar,
  bars,
  buttons,
  head,
  lamp,
  live,
  recorderNote,
  tooLongNote,
  panel,
  problem as problemClass,
  problemIcon,
  finished,
  time,
  unsettled,
} from './Assistant.css.ts';
import { recordedTime, recorderMessages, type RecorderMessage } from './recorderMessages.ts';
import { useStickToEnd } from './useStickToEnd.ts';

const BAR_COUNT = 44;
/** A new bar is added after this many frames, as high as the loudest of them. */
const FRAMES_PER_BAR = 4;
/** The height of a bar at silence, in percent. */
const LOWEST_PERCENT = 14.3;

/**
 * The last levels of the microphone, newest on the right. Drawn without React, so that nothing renders while they
 * move.
 */
function LevelBars({ level }: { level: LevelSource }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const elements = Array.from(root.current?.children ?? []).filter((child) => child instanceof HTMLElement);
    const heard = elements.map(() => 0);
    let frames = 0;
    let loudest = 0;
    return level.subscribe((now) => {
      frames += 1;
      loudest = Math.max(loudest, now);
      if (frames % FRAMES_PER_BAR !== 0) return;
      heard.shift();
      heard.push(loudest);
      loudest = 0;
      elements.forEach((element, index) => {
        const cut = ((100 - LOWEST_PERCENT) * (1 - (heard[index] ?? 0))) / 2;
        element.style.clipPath = `inset(${cut.toFixed(1)}% 0 round 2px)`;
      });
    });
  }, [level]);

  return (
    <div ref={root} className={bars} aria-hidden="true">
      {Array.from({ length: BAR_COUNT }, (_, index) => (
        <span key={index} className={bar} />
      ))}
    </div>
  );
}

const limit = limits.text.message;

interface RecorderPanelProps {
  recorder: RecorderState;
  level: LevelSource;
  /** False while another message is being answered. */
  canSend: boolean;
  onSend: () => void;
  /** Continues by typing, with the words heard so far. */
  onType: () => void;
  /** Records again. */
  onAgain: () => void;
  /** Drops the transcript. */
  onClose: () => void;
}

function Problem({ message }: { message: RecorderMessage }) {
  return (
    <p className={problemClass} role="alert">
      <Icon icon={CircleAlert} className={problemIcon} />
      <span>{message.text}</span>
    </p>
  );
}

function Recording({ recorder, level }: Pick<RecorderPanelProps, 'recorder' | 'level'>) {
  const { status, seconds, transcript } = recorder;
  const box = useStickToEnd<HTMLParagraphElement>(wholeText(transcript).length);
  const waiting = status === 'asking' ? 'Allow the microphone when your browser asks.' : 'Speak now.';
  return (
    <>
      <div className={head}>
        <span className={lamp}>
          <Lamp state={status === 'asking' ? 'off' : 'lit'} />
        </span>
        <span className={time} role="timer" aria-label="Recorded">
          {recordedTime(seconds)}
        </span>
        <LevelBars level={level} />
      </div>
      <p ref={box} className={live} dir="auto">
        {transcript.final}{' '}
        <span className={unsettled}>{wholeText(transcript) === '' ? waiting : transcript.interim}</span>
      </p>
    </>
  );
}

function Stopped({ recorder: { seconds, transcript, restored, status } }: Pick<RecorderPanelProps, 'recorder'>) {
  const text = wholeText(transcript);
  if (text === '') return status === 'stopped' ? <p className={recorderNote}>Waiting for the last words.</p> : null;
  return (
    <>
      <div className={head}>
        {seconds > 0 ? <span className={time}>{recordedTime(seconds)}</span> : null}
        <span className={recorderNote}>{restored ? 'Your message, not sent yet' : 'Your message'}</span>
      </div>
      <div className={finished} dir="auto" role="region" aria-label="Your message" tabIndex={0}>
        {text}
      </div>
    </>
  );
}

/** The live or finished transcript, with its actions. */
export function RecorderPanel({ recorder, level, canSend, onSend, onType, onAgain, onClose }: RecorderPanelProps) {
  const { status, problem } = recorder;
  const text = wholeText(recorder.transcript);
  const message = problem && recorderMessages[problem];
  const runs = status === 'recording' || status === 'asking';
  const tooLongId = useId();
  const tooLong =
    text.length > limit
      ? `Too long to send: ${count(text.length)} of ${count(limit)} characters. Choose Type instead to shorten it.`
      : undefined;
  return (
    <section className={cx(panel, glass)} aria-label="Recorder">
      {runs ? <Recording recorder={recorder} level={level} /> : <Stopped recorder={recorder} />}
      {message ? <Problem message={message} /> : null}
      {tooLong && !runs ? (
        <p id={tooLongId} className={tooLongNote}>
          {tooLong}
        </p>
      ) : null}
      <LiveRegion message={status === 'stopped' && text !== '' ? (tooLong ?? `Your message: ${text}`) : ''} />
      {runs ? null : (
        <div className={buttons}>
          <Button variant="ghost" className={tall} onClick={() => onClose()}>
            {text === '' ? 'Close' : 'Cancel'}
          </Button>
          {message || tooLong ? (
            <Button variant="ghost" className={tall} onClick={() => onType()}>
              Type instead
            </Button>
          ) : null}
          {message?.again && text === '' ? (
            <Button variant="primary" icon={Mic} className={tall} onClick={() => onAgain()}>
              Try again
            </Button>
          ) : null}
          {text === '' ? null : (
            <Button
              variant="primary"
              icon={ArrowUp}
              className={tall}
              disabled={!canSend || tooLong !== undefined}
              aria-describedby={tooLong && tooLongId}
              onClick={() => onSend()}
            >
              Send
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
