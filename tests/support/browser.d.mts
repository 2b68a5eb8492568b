export function findBrowser(): string | undefined;
export function provideBrowser(): string | undefined;
