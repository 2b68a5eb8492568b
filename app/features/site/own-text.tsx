interface OwnTextProps {
  /** Made by renderMarkdown, which escapes HTML. */
  html: string;
  /** Of a landmark. */
  label?: string;
  className?: string;
}

export function OwnText({ html, label, className = 'prose own-text' }: OwnTextProps) {
  const Frame = label ? 'aside' : 'div';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown escapes HTML and refuses other protocols
  return <Frame className={className} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}
