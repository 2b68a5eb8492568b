import { messagesOf } from '~/messages/messages';
import { useSite } from '~/ui/browser/site';

/** Links to this page in the site's other languages, and a plain form that remembers this one. */
export function LanguageMenu() {
  const { languages = [] } = useSite() ?? {};
  const { tag } = messagesOf('language');
  const current = languages.find(({ code }) => code === tag.toLowerCase());
  if (!current) return null;
  const text = messagesOf('shell').footer;
  return (
    <nav aria-label={text.language} className="languages">
      <ul>
        {languages.map(({ code, name, path }) => (
          <li key={code}>
            <a href={path} lang={code} aria-current={code === current.code}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/language">
        <input type="hidden" name="next" value={current.path} />
        <button type="submit" name="language" value={current.code}>
          {text.rememberLanguage}
        </button>
      </form>
    </nav>
  );
}
