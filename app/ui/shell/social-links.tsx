import { inLanguage } from '~/messages/addresses';
import { LineIcon } from './icons';

export interface SocialLink {
  name: string;
  url: string;
  /** The logo, as lines of 20 px. */
  mark?: string;
}

/** Links to follow the gallery, as words or as labelled logos. */
export function SocialLinks({ links, asMarks = false }: { links: SocialLink[]; asMarks?: boolean }) {
  return (
    <>
      {links.map(({ name, url, mark }) => (
        <li key={name}>
          <a
            href={url.startsWith('/') ? inLanguage(url) : url}
            rel={url.startsWith('/') ? undefined : 'me noopener'}
            data-tooltip={asMarks ? name : undefined}
          >
            {asMarks && mark ? (
              <>
                <LineIcon path={mark} />
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
