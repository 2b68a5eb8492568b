import { Link } from '@remix-run/react';
import { WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { screenPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { sizeOf } from '~/messages/sizes';
import type { Found } from './find-by-picture.server';

export function FoundCopies({ found }: { found: Found }) {
  const text = messagesOf('find');
  const { copies } = found;
  return (
    <section aria-labelledby="found">
      <h2 id="found">{copies.length > 0 ? text.same : text.none}</h2>
      {copies.length > 0 && (
        <ul className="version-list found-list">
          {copies.map((copy) => (
            <li key={copy.id}>
              <Link to={wallpaperPath(copy.id)} className="version-picture" tabIndex={-1} aria-hidden="true">
                <WallpaperPicture source={copy} alt="" sizes="(min-width:600px) 360px, 92vw" most={640} />
              </Link>
              <p>
                <Link to={wallpaperPath(copy.id)}>
                  <strong>
                    <bdi>{copy.title}</bdi>
                  </strong>
                </Link>
                <br />
                {text.sizes(sizeOf(copy), sizeOf(found))}
              </p>
              <div className="version-actions">
                <Link to={screenPath(copy.id)} rel="nofollow">
                  {messagesOf('sets').forScreen}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
