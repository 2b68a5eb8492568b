import { Link } from '@remix-run/react';
import { DownloadButtons } from '~/features/downloads/download-buttons';
import { altText, type WallpaperCard, type WallpaperShown } from '~/features/wallpapers/wallpaper.view';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import styles from '~/styles/quick-view.css';
import { errorText } from '~/ui/browser/error-page-texts';
import { StatusPage } from '~/ui/pages/error-page';
import { WallpaperFacts } from './detail/wallpaper-facts';
import { QuickViewPicture } from './quick-view/quick-view-picture';
import { WallpaperGrid } from './wallpaper-grid';

export interface SuggestedWallpapers {
  wallpapers: WallpaperShown[];
  more: { heading: string; wallpapers: WallpaperCard[] };
}

const previewId = (id: number) => `preview-${id}`;

const SUGGESTIONS = 'suggestions';

/** A preview for a page without scripts: its address opens it. */
function Preview({ wallpaper }: { wallpaper: WallpaperShown }) {
  const { id, title, description } = wallpaper;
  const titleId = `${previewId(id)}-title`;
  const text = messagesOf('quickView');
  return (
    <div id={previewId(id)} role="dialog" aria-labelledby={titleId} tabIndex={-1} className="preview">
      {/* biome-ignore lint/a11y/useAnchorContent: the link with the cross does the same */}
      <a href={`#${SUGGESTIONS}`} className="preview-backdrop" tabIndex={-1} aria-hidden="true" />
      <div className="dialog quick-view">
        <div className="dialog-box">
          <a href={`#${SUGGESTIONS}`} className="dialog-close" aria-label={text.close} data-tooltip={text.close}>
            ×
          </a>
          <div className="quick-view-content">
            <QuickViewPicture source={wallpaper} alt={altText(wallpaper)} />
            <div className="quick-view-side">
              <h2 id={titleId} dir="auto">
                {title}
              </h2>
              {description && (
                <p className="description" dir="auto">
                  {description}
                </p>
              )}
              <div className="detail-actions">
                <DownloadButtons wallpaper={wallpaper} label={text.download} />
              </div>
              <WallpaperFacts wallpaper={wallpaper} />
              <p className="detail-links">
                <Link to={wallpaperPath(id)}>{text.page}</Link>
              </p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function WallpaperSuggestions({ wallpapers }: Pick<SuggestedWallpapers, 'wallpapers'>) {
  return (
    <section aria-labelledby={SUGGESTIONS} className="more-to-see">
      <h2 id={SUGGESTIONS}>{messagesOf('quickView').suggestions}</h2>
      <WallpaperGrid items={wallpapers} eager={wallpapers.length} previewOf={previewId} />
      <link rel="stylesheet" href={styles} />
      {wallpapers.map((wallpaper) => (
        <Preview key={wallpaper.id} wallpaper={wallpaper} />
      ))}
    </section>
  );
}

interface MissingPageProps {
  suggestions: SuggestedWallpapers;
  again?: string | null;
  /** The wallpaper was hidden after a report. */
  isHidden?: boolean;
}

export function MissingPage({ suggestions, again, isHidden = false }: MissingPageProps) {
  const { wallpapers, more } = suggestions;
  return (
    <>
      <StatusPage
        status={isHidden ? 410 : 404}
        text={isHidden ? { ...errorText(410), description: messagesOf('failures').hidden } : undefined}
        again={again}
      >
        {wallpapers.length > 0 && <WallpaperSuggestions wallpapers={wallpapers} />}
      </StatusPage>
      {more.wallpapers.length > 0 && (
        <section aria-labelledby="more-suggestions" className="page">
          <h2 id="more-suggestions" className="list-heading">
            {more.heading}
          </h2>
          <WallpaperGrid items={more.wallpapers} />
        </section>
      )}
    </>
  );
}
