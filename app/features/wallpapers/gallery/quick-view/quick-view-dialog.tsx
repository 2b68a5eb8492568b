import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { DownloadButtons } from '~/features/wallpapers/downloads/download-buttons';
import { fetchWallpaper } from '~/features/wallpapers/lists/list-client';
import type { ApiShownWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { altText } from '~/features/wallpapers/wallpaper.view';
import { fileKeyOf } from '~/images/renditions';
import { wallpaperPath } from '~/lib/paths';
import { buttonProps } from '~/ui/forms/button-props';
import { Dialog } from '~/ui/overlays/dialog';
import { useErrorPageForReads } from '~/ui/pages/error-page-for-reads';
import { WallpaperFacts } from '../wallpaper-facts';
import type { Glimpse } from './quick-view';
import { QuickViewPicture } from './quick-view-picture';

interface QuickViewProps {
  id: number | null;
  glimpse: Glimpse | null;
  onClose: () => void;
}

const TITLE = 'quick-view-title';

function useWallpaper(id: number) {
  const [wallpaper, setWallpaper] = useState<ApiShownWallpaper | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  const leadToErrorPage = useErrorPageForReads();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    setFailure(null);
    fetchWallpaper(id, controller.signal).then(setWallpaper, (error: Error) => {
      // In place of the dialog's entry in the history: going back leads to the list.
      if (controller.signal.aborted || leadToErrorPage(error, { replace: true })) return;
      setFailure(error.message);
    });
    return () => controller.abort();
  }, [id, attempt]);
  return { wallpaper, failure, tryAgain: () => setAttempt(attempt + 1) };
}

function QuickView({ id, glimpse }: { id: number; glimpse: Glimpse | null }) {
  const { wallpaper, failure, tryAgain } = useWallpaper(id);
  const known = wallpaper ?? glimpse?.wallpaper;
  const source =
    glimpse?.wallpaper ?? (wallpaper && { ...wallpaper, fileKey: fileKeyOf(wallpaper.imageUrl), avif: false });
  return (
    <>
      {source ? (
        <QuickViewPicture source={source} alt={altText(known ?? source)} thumbnail={glimpse?.thumbnail} isEager />
      ) : (
        !failure && <div className="quick-view-picture is-waiting" />
      )}
      <div className="quick-view-side">
        <h2 id={TITLE} dir="auto">
          {known?.title ?? (failure ? 'Wallpaper' : 'Loading...')}
        </h2>
        {wallpaper?.description && (
          <p className="description" dir="auto">
            {wallpaper.description}
          </p>
        )}
        {known && (
          <div className="detail-actions">
            <DownloadButtons wallpaper={known} label="Download High Quality" />
          </div>
        )}
        {failure ? (
          <div role="alert" className="quick-view-failure">
            <p>{failure}</p>
            <button type="button" {...buttonProps('quiet')} onClick={tryAgain}>
              Try again
            </button>
          </div>
        ) : (
          known && <WallpaperFacts wallpaper={wallpaper ?? known} />
        )}
        <p className="detail-links">
          <Link to={wallpaperPath(id)}>Open the wallpaper’s page</Link>
        </p>
      </div>
    </>
  );
}

export default function QuickViewDialog({ id, glimpse, onClose }: QuickViewProps) {
  return (
    <Dialog isOpen={id !== null} onClose={onClose} labelledBy={TITLE} className="quick-view">
      <button type="button" className="dialog-close" aria-label="Close" data-tooltip="Close" onClick={onClose}>
        ×
      </button>
      {id !== null && <QuickView key={id} id={id} glimpse={glimpse} />}
    </Dialog>
  );
}
