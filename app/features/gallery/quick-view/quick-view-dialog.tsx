import { Link, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { DownloadButtons } from '~/features/downloads/download-buttons';
import { ShareButton } from '~/features/gallery/detail/share';
import { WallpaperFacts } from '~/features/gallery/detail/wallpaper-facts';
import { KeepButton } from '~/features/keeping/keep-button';
import { fetchWallpaper } from '~/features/lists/pages/list-client';
import type { ApiShownWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { altText } from '~/features/wallpapers/wallpaper.view';
import { fileKeyIn } from '~/images/renditions';
import { wallpaperPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { useMoving } from '~/ui/browser/use-moving';
import { buttonProps } from '~/ui/forms/button-props';
import { Dialog } from '~/ui/overlays/dialog';
import { useErrorPageForReads } from '~/ui/pages/error-page-for-reads';
import { LineIcon } from '~/ui/shell/icons';
import { type CardPreview, findCardPreview, findControl, type PreviewedList } from './card-preview';
import { QuickViewPicture } from './quick-view-picture';

interface QuickViewProps {
  id: number | null;
  list: PreviewedList | null;
  onClose: () => void;
}

const TITLE = 'quick-view-title';

function useWallpaper(id: number) {
  const [wallpaper, setWallpaper] = useState<ApiShownWallpaper | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  const leadToErrorPage = useErrorPageForReads();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    const controller = new AbortController();
    setFailure(null);
    fetchWallpaper(id, controller.signal).then(setWallpaper, (error: Error) => {
      // Replaces the dialog's history entry, so that going back leads to the list.
      if (controller.signal.aborted || leadToErrorPage(error, { replace: true })) return;
      setFailure(error.message);
    });
    return () => controller.abort();
  }, [id, attempt]);
  return { wallpaper, failure, tryAgain: () => setAttempt(attempt + 1) };
}

function QuickView({ id, preview }: { id: number; preview: CardPreview | null }) {
  const { wallpaper, failure, tryAgain } = useWallpaper(id);
  const text = messagesOf('quickView');
  const known = wallpaper ?? preview?.wallpaper;
  const source =
    preview?.wallpaper ?? (wallpaper && { ...wallpaper, fileKey: fileKeyIn(wallpaper.imageUrl), avif: false });
  return (
    <>
      {source ? (
        <QuickViewPicture source={source} alt={known ? altText(known) : ''} thumbnail={preview?.thumbnail} isEager />
      ) : (
        <div className="quick-view-stage" />
      )}
      <div className="quick-view-side">
        <h2 id={TITLE} dir="auto">
          {known?.title ?? (failure ? text.untitled : text.loading)}
        </h2>
        {wallpaper?.description && (
          <p className="description" dir="auto">
            {wallpaper.description}
          </p>
        )}
        {known && (
          <div className="detail-actions">
            <DownloadButtons wallpaper={known} label={text.download}>
              <KeepButton wallpaper={known} />
              <ShareButton title={known.title} pageUrl={new URL(inLanguage(wallpaperPath(id)), location.href).href} />
            </DownloadButtons>
          </div>
        )}
        {failure ? (
          <div role="alert" className="quick-view-failure">
            <p>{failure}</p>
            <button type="button" {...buttonProps('quiet')} onClick={tryAgain}>
              {text.tryAgain}
            </button>
          </div>
        ) : (
          known && <WallpaperFacts wallpaper={wallpaper ?? known} />
        )}
        <p className="detail-links">
          <Link to={preview?.path ?? wallpaperPath(id)}>{text.page}</Link>
        </p>
      </div>
    </>
  );
}

/** Moves through the list with a button, an arrow key or a swipe. */
function usePreviews(preview: CardPreview | null) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // Replaces the history entry, so that one step back still closes the dialog.
  const move = (to: number | null | undefined) =>
    to && navigate({ pathname, search, hash: `#quick-view-${to}` }, { preventScrollReset: true, replace: true, state });
  useMoving('.quick-view-stage', preview && ((direction) => move(preview[direction])));
  return move;
}

/** Moves the focus to the card seen last; the browser would return it to the one that was opened. */
function useFocusOnLast(id: number | null, list: PreviewedList | null) {
  const first = useRef<number | null>(null);
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (id === null && list && last.current !== null && last.current !== first.current) {
      findControl(last.current, list)?.focus();
    }
    if (id === null || first.current === null) first.current = id;
    last.current = id;
  }, [id, list]);
}

export default function QuickViewDialog({ id, list, onClose }: QuickViewProps) {
  useFocusOnLast(id, list);
  const preview = id !== null && list ? findCardPreview(id, list) : null;
  const move = usePreviews(preview);
  const text = messagesOf('quickView');
  const way = (name: 'previous' | 'next') => (
    <button
      type="button"
      className={`quick-view-way is-${name}`}
      aria-label={text[name]}
      data-tooltip={text[name]}
      aria-disabled={preview?.[name] === null || undefined}
      onClick={() => move(preview?.[name])}
    >
      <LineIcon path={name === 'next' ? 'm8 4 6 6-6 6' : 'm12 4-6 6 6 6'} />
    </button>
  );
  return (
    <Dialog isOpen={id !== null} onClose={onClose} labelledBy={TITLE} className="quick-view">
      <button
        type="button"
        className="dialog-close"
        aria-label={text.close}
        data-tooltip={text.close}
        onClick={onClose}
      >
        ×
      </button>
      {id !== null && (
        <div className="quick-view-content">
          <QuickView key={id} id={id} preview={preview} />
          {preview && (
            <>
              {way('previous')}
              {way('next')}
              <p role="status" className="visually-hidden">
                {preview.wallpaper.title}
              </p>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
