import { setReaderLanguage } from '../../src/format/reader.ts';

// Gives tests the same dates and numbers on every machine.
setReaderLanguage('en-GB');
