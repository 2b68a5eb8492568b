import { Link } from '@remix-run/react';
import { DownloadButton } from '~/features/downloads/download-button';
import type { Version } from '~/features/sets/set.view';
import { WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { screenPath, setPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { sizeOf } from '~/messages/sizes';
import versionStyles from '~/styles/versions.css';

interface VersionListProps {
  versions: Version[];
  /** The version that the page shows. */
  current?: number;
  /** Widest file of a picture, in px. */
  most: 320 | 1280;
  sizes: string;
}

export function VersionList({ versions, current, most, sizes }: VersionListProps) {
  const text = messagesOf('sets');
  return (
    <>
      {/* Few wallpapers are in a set, so no other page loads these styles. */}
      <link rel="stylesheet" href={versionStyles} />
      <ul className="version-list">
        {versions.map((version) => {
          const { id, title, role } = version;
          return (
            <li key={id}>
              <Link
                to={wallpaperPath(id)}
                className="version-picture"
                aria-current={id === current ? 'page' : undefined}
              >
                <WallpaperPicture source={version} alt={`${title}: ${text.roles[role]}`} sizes={sizes} most={most} />
              </Link>
              <p>
                <strong>{text.roles[role]}</strong> <small>{sizeOf(version)}</small>
              </p>
              <div className="version-actions">
                <DownloadButton wallpaper={{ id, title }} variant="original" label={text.download} file="JPEG" />
                <Link to={screenPath(id)} rel="nofollow">
                  {text.forScreen}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** On the page of one version. */
export function OtherVersions({ setId, versions, current }: { setId: number; versions: Version[]; current: number }) {
  const text = messagesOf('sets');
  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">
        <Link to={setPath(setId)}>{text.count(versions.length)}</Link>
      </h2>
      <VersionList versions={versions} current={current} most={320} sizes="160px" />
    </section>
  );
}
