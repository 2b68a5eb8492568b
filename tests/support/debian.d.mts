/** Installs missing commands for the tests, each with its package where that has another name. */
export function requireCommands(...commands: (string | [command: string, packageName: string])[]): void;
export function isRootOnDebian(): boolean;
/** Tries to install one of these Debian packages. Returns whether that worked. */
export function installFirstOf(...names: string[]): boolean;
