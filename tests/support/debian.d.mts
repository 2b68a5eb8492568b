/** Makes sure of commands that the tests run beside the site; each is the name of its package, too. */
export function requireCommands(...names: string[]): void;
