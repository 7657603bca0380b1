/** The browsers that are walked. */
export const browserNames = ['chromium', 'firefox', 'webkit'] as const;

/** How a browser is walked: all that the script of the walk needs of it. */
export interface Driver {
  version: string;
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page, of which it may use nothing but its arguments and the page. */
  evaluate: <T, Args extends readonly unknown[]>(code: (...args: Args) => T, ...args: Args) => Promise<Awaited<T>>;
  /** Presses the mouse at a place of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Makes the window so wide. Not in a browser whose windows can't be as narrow as a telephone. */
  resize?: (width: number) => Promise<void>;
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A folder for what is downloaded, and one for what the browser keeps of itself. */
export interface Folders {
  downloads: string;
  own: string;
}

/** Where a browser is: a function that starts it, or one line that says what to do to have it. */
export type Found = ((folders: Folders) => Promise<Driver>) | string;

/** The window in CSS pixels: a desk, and the width of a telephone. */
export const WIDE = { width: 1280, height: 960 };
export const NARROW = 390;

/** What all of them show times in, so that their pictures can be compared. */
export const zone = { TZ: 'Europe/Berlin' };
