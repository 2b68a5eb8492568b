interface OwnTextProps {
  /** Made by renderMarkdown, which escapes HTML. */
  html: string;
  className?: string;
  lang?: string;
}

export function OwnText({ html, lang, className = 'prose own-text' }: OwnTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown escapes HTML and refuses other protocols
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
