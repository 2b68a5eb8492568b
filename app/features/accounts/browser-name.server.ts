import { messagesOf } from '~/messages/messages';

// Browsers name those that they are compatible with too, so the order matters.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** A short name for people, such as "Firefox on Linux". Programs keep their own name. */
export function nameBrowser(userAgent: string): string {
  const text = messagesOf('access').sessions;
  const browser = nameIn(BROWSERS, userAgent) ?? /^[\w.-]{1,30}/.exec(userAgent)?.[0];
  const system = nameIn(SYSTEMS, userAgent);
  if (!browser) return text.unknown;
  return system ? text.on(browser, system) : browser;
}
