import MarkdownIt from 'markdown-it';

/** HTML in the text is shown as text, and only http, https, mailto and tel are links. Headings are below the page's own.
 * Line breaks stay, because an imprint has an address. */
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });

const SAFE = /^(?:https?:|mailto:|tel:|[/#?])/i;
markdown.validateLink = (url) => SAFE.test(url.trim());
markdown.disable('image');

markdown.core.ruler.push('lower-headings', ({ tokens }) => {
  for (const token of tokens) {
    if (!token.type.startsWith('heading_')) continue;
    token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
  }
});

/** Safe HTML. */
export const renderMarkdown = (text: string): string => markdown.render(text);

const unlinked = new MarkdownIt({ html: false });
unlinked.renderer.rules.link_open = () => '';
unlinked.renderer.rules.link_close = () => '';

/** For texts of the repository, whose links lead nowhere here. */
export const renderWithoutLinks = (text: string): string => unlinked.render(text);
