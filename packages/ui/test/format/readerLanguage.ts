import { setReaderLanguage } from '../../src/format/reader.ts';

// Tests read the same dates and numbers on every machine.
setReaderLanguage('en-GB');
