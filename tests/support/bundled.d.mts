/** Builds a command of the tests, given by its path in the project, and returns the address to import it from. */
export function bundled(entry: string): Promise<string>;
