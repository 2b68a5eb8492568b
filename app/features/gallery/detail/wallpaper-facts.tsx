import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { DownloadableFiles } from '~/features/downloads/download-buttons';
import { useDownloads } from '~/features/downloads/use-downloads';
import { type Credit, licenceName, licenceUrl } from '~/features/wallpapers/credit';
import { deviceLabel } from '~/features/wallpapers/devices';
import type { Gamut } from '~/images/signatures';
import { categoryPath, tagPath } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { storedFileSize } from '~/messages/file-sizes';
import { messagesOf } from '~/messages/messages';

/** Undefined is still loading; null does not exist. */
interface Facts extends DownloadableFiles, Partial<Credit> {
  id: number;
  resolution?: string;
  deviceType?: string | null;
  fileSize?: string;
  blackShare?: number | null;
  hdr?: boolean;
  gamut?: Gamut;
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

/** A text without the beginning of an address, linked if there is one. */
function OutLink({ text, to, rel = '' }: { text: string; to: string | null | undefined; rel?: string }) {
  const shown = text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  if (!to) return <span dir="auto">{shown}</span>;
  return (
    <a href={to} rel={`${rel} nofollow noopener`.trim()} dir="auto">
      {shown}
    </a>
  );
}

/** Author, source and licence, as far as they are known. */
function CreditFacts({ author, authorUrl, sourceUrl, licence = 'unknown', licenceText = null, ai }: Partial<Credit>) {
  const text = messagesOf('wallpaperFacts');
  const name = licenceName({ licence, licenceText });
  return (
    <>
      <Fact name={text.madeBy}>{ai === 'yes' ? text.ai : null}</Fact>
      <Fact name={text.author}>{author ? <OutLink text={author} to={authorUrl} rel="author" /> : null}</Fact>
      <Fact name={text.source}>{sourceUrl ? <OutLink text={sourceUrl} to={sourceUrl} /> : null}</Fact>
      <Fact name={text.licence}>
        {name && <OutLink text={name} to={licenceUrl({ licence, licenceText })} rel="license" />}
      </Fact>
    </>
  );
}

export function WallpaperFacts({ wallpaper }: { wallpaper: Facts }) {
  const { id, resolution, deviceType, format, downloads, category, tags } = wallpaper;
  const { hdr = false, gamut = 'srgb' } = wallpaper;
  const blackShare = wallpaper.blackShare ?? 0;
  const text = messagesOf('wallpaperFacts');
  const countDownloads = useDownloads();
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
      <Fact name={text.colours}>
        {hdr ? (
          <Link to="/?hdr=yes" rel="nofollow">
            {[messagesOf('facets').groups.hdr, text.gamuts[gamut]].filter(Boolean).join(', ')}
          </Link>
        ) : (
          text.gamuts[gamut] || null
        )}
      </Fact>
      <CreditFacts {...wallpaper} />
      <Fact name={text.tags}>
        {tags.length > 0 ? (
          <ul className="tag-list">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={tagPath(tagSlug(tag))} dir="auto">
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
