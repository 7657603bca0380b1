import { RunFailure } from './Program.ts';

/** The failure of a run that lacks a connection: names what to connect, as a list or a choice in words. */
export function needs(services: string): RunFailure {
  return new RunFailure(`Connect ${services} under API Connections`);
}
