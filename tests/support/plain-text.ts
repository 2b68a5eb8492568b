/** What a browser without CSS, SVG and aria-label makes of a page. */

/** Text browsers begin a new line or cell at these. All others are inline to at least one of them, `section` and `nav` too. */
const SEPARATE =
  /^(?:address|blockquote|body|br|center|dd|div|dl|dt|form|h[1-6]|head|hr|html|img|input|li|ol|optgroup|option|p|pre|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul)$/;

const SKIPPED = /<!--.*?-->|<(script|style|svg|template)\b.*?<\/\1>/gs;

/** lynx draws them in the line: a field with a space before it, and a button without a name as “(BUTTON)”. */
const asWords = (html: string) =>
  html
    .replace(/<button\b(?![^>]*\sname=)/g, ' $&')
    .replace(/<select\b.*?<\/select>/gs, '<i>choice</i>')
    .replace(/<input\b(?![^>]*\stype="(?:hidden|checkbox|radio|file|submit)")[^>]*>/g, ' <i>field</i>');

const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Words of neighbouring elements that only CSS keeps apart, such as "Abstract|silk". */
export function joinedWords(html: string): string[] {
  const joined: string[] = [];
  let before = '';
  let isApart = true;
  for (const [, , name = '', text = ''] of asWords(html.replace(SKIPPED, '')).matchAll(
    /<(\/?)([a-z][\w-]*)[^>]*>|([^<]+)/g,
  )) {
    if (name) {
      if (SEPARATE.test(name)) before = '';
      isApart = false;
      continue;
    }
    const words = decoded(text);
    if (!isApart && /[^\s([“„«‘/–-]$/u.test(before) && /^[^\s)\].,;:!?…”“»’%/–-]/u.test(words))
      joined.push(`${before.slice(-30)}|${words.slice(0, 30)}`);
    before = words;
    isApart = true;
  }
  return joined;
}

/** Links and buttons without a word or a character. */
export const emptyControls = (html: string): string[] =>
  [...html.replace(SKIPPED, '').matchAll(/<(a|button|summary)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes = '', inner = '']) => {
      const pictures = [...inner.matchAll(/<img\b[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt).join('');
      return !/ aria-hidden="true"| hidden/.test(attributes) && !`${inner.replace(/<[^>]*>/g, '')}${pictures}`.trim();
    })
    .map(([whole]) => whole.slice(0, 200));

/** Buttons that do nothing without a script. */
export const deadButtons = (html: string): string[] =>
  [...html.replace(SKIPPED, '').matchAll(/<button\b[^>]*\stype="(?:button|reset)"[^>]*>/gi)].map(([tag]) => tag);

/** Buttons outside their form, or with an action or method of their own: lynx and w3m know neither. */
export const farButtons = (html: string): string[] =>
  [...html.matchAll(/<button\b[^>]*\s(?:form|formaction|formmethod)="[^>]*>/gi)].map(([tag]) => tag);
