/** A spoken text. */
export interface Audio {
  readonly type: 'audio/wav' | 'audio/mpeg';
  readonly bytes: Uint8Array;
}
