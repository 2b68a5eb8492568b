import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './launcher/command-error.server';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Rules<T extends Options> {
  usage: string;
  options?: T;
  /** The fewest and the most words that are no options. */
  words?: [number, number];
}

const HELP = { type: 'boolean', short: 'h' } as const;

/** Prints the usage for --help and ends. @throws CommandError with the usage for options and words that the command does not know */
export function readArguments<const T extends Options = Record<never, never>>({
  usage,
  options,
  words: [fewest, most] = [0, 0],
}: Rules<T>) {
  const parsed = parse(usage, { ...(options as T), help: HELP });
  if ((parsed.values as { help?: boolean }).help) {
    console.info(usage);
    process.exit(0);
  }
  const { length } = parsed.positionals;
  if (length < fewest || length > most) throw new CommandError(usage);
  return parsed;
}

function parse<const T extends Options>(usage: string, options: T) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true });
  } catch (error) {
    // The rest of Node's sentence is about positional arguments.
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new CommandError(`${reason}.\n${usage}`);
  }
}
