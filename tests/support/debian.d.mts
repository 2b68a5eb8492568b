/** Makes sure of commands that the tests run beside the site; each is the name of its package, too. */
export function requireCommands(...names: string[]): void;
export function isRootOnDebian(): boolean;
/** Whether one of these packages of Debian could be installed, tried in turn. */
export function installFirstOf(...names: string[]): boolean;
