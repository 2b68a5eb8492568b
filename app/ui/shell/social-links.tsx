import { inLanguage } from '~/messages/addresses';
import { LineIcon } from './icons';

/** Logos of the networks in socialLinks(), as lines of 20 px. */
const MARKS: Record<string, string> = {
  X: 'M4 4h2.5L16 16h-2.5L4 4Zm12 0-4.7 5.2M8.7 10.8 4 16',
  Instagram:
    'M7 3h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm3 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm4-7h.01',
  Facebook: 'M14 3h-1.5A3.5 3.5 0 0 0 9 6.5V17M6 10h7',
  Pinterest: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm-2 0 2-8m-2.5 2.5a2.7 2.7 0 1 1 3.5 1.5c-.8.2-1.4 0-1.8-.5',
  Mastodon:
    'M14 15.5c-5 2-9.5.5-10-5-.4-5 .5-7.5 6-7.5s6.5 2.5 6 7c-.3 2.5-3 3-7.5 2.5M7 10.5V8a1.5 1.5 0 0 1 3 0v1.5V8a1.5 1.5 0 0 1 3 0v2.5',
  GitHub:
    'M7.5 17v-2.5c-2 .4-3-.6-3.5-1.7m8.5 4.2v-2.7c0-.8-.2-1.3-.6-1.7 2.3-.3 3.8-1.4 3.8-4.2 0-1.1-.4-2-1-2.7.2-.9.2-1.7-.1-2.5-1 0-1.8.4-2.6 1a9 9 0 0 0-4.5 0c-.8-.6-1.6-1-2.6-1-.3.8-.3 1.6-.1 2.5-.6.7-1 1.6-1 2.7 0 2.8 1.5 3.9 3.8 4.2-.4.4-.6.9-.6 1.7',
  RSS: 'M4 4a12 12 0 0 1 12 12M4 9.5a6.5 6.5 0 0 1 6.5 6.5M5 15.5h.01',
};

export interface SocialLink {
  name: string;
  url: string;
}

/** Links to follow the gallery, as words or as labelled logos. */
export function SocialLinks({ links, asMarks = false }: { links: SocialLink[]; asMarks?: boolean }) {
  return (
    <>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url.startsWith('/') ? inLanguage(url) : url}
            rel={url.startsWith('/') ? undefined : 'me noopener'}
            data-tooltip={asMarks ? name : undefined}
          >
            {asMarks && MARKS[name] ? (
              <>
                <LineIcon path={MARKS[name]} />
                <span className="visually-hidden">{name}</span>
              </>
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </>
  );
}
