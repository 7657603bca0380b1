import type { Command } from './Command.ts';

/** How a command is typed. */
export function usageOf(name: string, { places, options = {} }: Pick<Command, 'places' | 'options'>): string {
  const optional = Object.entries(options).map(([option, { value, required }]) => {
    const typed = value === undefined ? `--${option}` : `--${option} ${value}`;
    return required ? typed : `[${typed}]`;
  });
  return [name, ...places, ...optional].join(' ');
}

/** What `--help` says of one command. */
export function helpFor(name: string, command: Command): readonly string[] {
  const options = [
    ...Object.entries(command.options ?? {}).map(([option, { does }]) => `  --${option}: ${does}`),
    ...(command.asks ? ['  --yes: does not ask before what can’t be undone'] : []),
  ];
  return [
    `npm run admin -- ${usageOf(name, command)}`,
    command.does,
    ...(command.more ?? []),
    ...(options.length > 0 ? ['', ...options] : []),
  ];
}

/** What `--help` says of all commands. */
export function helpForAll(commands: Readonly<Record<string, Command>>): readonly string[] {
  return [
    'Commands for whoever runs the server. They work alongside it, on the same DATA_DIR or DATABASE_URL.',
    ...Object.entries(commands).flatMap(([name, command]) => [
      '',
      `  ${usageOf(name, command)}`,
      `    ${command.does}`,
    ]),
    '',
    'npm run admin -- COMMAND --help says more about one.',
  ];
}
