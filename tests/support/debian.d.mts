/** Installs missing commands for the tests. Each command is also the name of its package. */
export function requireCommands(...names: string[]): void;
export function isRootOnDebian(): boolean;
/** Tries to install one of these Debian packages. Returns whether that worked. */
export function installFirstOf(...names: string[]): boolean;
