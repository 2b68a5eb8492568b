import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { DownloadableFiles } from '~/features/downloads/download-buttons';
import { useDownloads } from '~/features/downloads/use-downloads';
import { deviceLabel } from '~/features/wallpapers/devices';
import { licenceAddress } from '~/features/wallpapers/wallpaper.view';
import { categoryPath, tagPath } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { storedFileSize } from '~/messages/file-sizes';
import { messagesOf } from '~/messages/messages';

/** Undefined is still loading; null does not exist. */
interface Facts extends DownloadableFiles {
  id: number;
  resolution?: string;
  deviceType?: string | null;
  fileSize?: string;
  blackShare?: number | null;
  ai?: boolean;
  author?: string | null;
  licence?: string | null;
  downloads?: number;
  category: { name: string; slug: string } | null;
  tags: string[];
}

/** Size of the file that Download gives, once it exists. A size typed by the administrator stays. */
function downloadSize({ fileSize, format, bytes, downloadBytes }: Facts): string | undefined {
  if (!bytes || fileSize !== storedFileSize(bytes)) return fileSize;
  const { formatFileSize } = messagesOf('fileSizes');
  if (downloadBytes) return formatFileSize(downloadBytes);
  const own = formatFileSize(bytes);
  return format === 'jpeg' ? own : messagesOf('wallpaperFacts').fileSizeAs(own, format?.toUpperCase() ?? '');
}

/** The threshold of the true black filter. */
const MOSTLY_BLACK = 0.5;

const formats = (format?: Facts['format']) =>
  format && (format === 'jpeg' ? 'JPEG' : messagesOf('wallpaperFacts').original(format.toUpperCase()));

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children ?? <span className="is-waiting" />}</dd>
    </>
  );
}

function Licence({ text }: { text: string }) {
  const address = licenceAddress(text);
  if (!address) return <span dir="auto">{text}</span>;
  return (
    <a href={address} rel="license nofollow noopener">
      {text.replace(/^https?:\/\//i, '')}
    </a>
  );
}

export function WallpaperFacts({ wallpaper }: { wallpaper: Facts }) {
  const { id, resolution, deviceType, format, downloads, category, tags, author = null, licence = null } = wallpaper;
  const blackShare = wallpaper.blackShare ?? 0;
  const countDownloads = useDownloads();
  const text = messagesOf('wallpaperFacts');
  return (
    <dl className="facts" aria-busy={resolution === undefined || undefined}>
      <Fact name={text.resolution}>{resolution}</Fact>
      <Fact name={text.device}>{deviceType && deviceLabel(deviceType)}</Fact>
      <Fact name={text.fileSize}>{downloadSize(wallpaper)}</Fact>
      <Fact name={text.format}>{formats(format)}</Fact>
      <Fact name={text.downloads}>
        {downloads === undefined ? undefined : messagesOf('numbers').exactCount(countDownloads({ id, downloads }))}
      </Fact>
      <Fact name={text.category}>
        {category && (
          <Link to={categoryPath(category.slug)} dir="auto">
            {category.name}
          </Link>
        )}
      </Fact>
      <Fact name={text.trueBlack}>
        {blackShare >= MOSTLY_BLACK ? (
          <Link to="/?tone=black" rel="nofollow">
            {text.pixelsOff(Math.floor(blackShare * 100))}
          </Link>
        ) : null}
      </Fact>
      <Fact name={text.madeBy}>{wallpaper.ai ? text.ai : null}</Fact>
      <Fact name={text.author}>{author && <span dir="auto">{author}</span>}</Fact>
      <Fact name={text.licence}>{licence && <Licence text={licence} />}</Fact>
      <Fact name={text.tags}>
        {tags.length > 0 ? (
          <ul className="tag-list">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={tagPath(slugify(tag))} dir="auto">
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </Fact>
    </dl>
  );
}
