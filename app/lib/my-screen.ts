export const MY_SCREEN = 'my-screen';

const CHOICE = new RegExp(`(?:^|;\\s*)${MY_SCREEN}=(\\d{2,5})x(\\d{2,5})(?:;|$)`);

/** The screen that a visitor has told the site of, in px. @param cookies as a request or a document has them */
export function readMyScreen(cookies: string): { width: number; height: number } | null {
  const [, width, height] = CHOICE.exec(cookies)?.map(Number) ?? [];
  return width && height ? { width, height } : null;
}
