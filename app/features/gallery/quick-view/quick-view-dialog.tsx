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
import { findControl, findPreview, type Glimpse, type GlimpsedList } from './glimpse';
import { QuickViewPicture } from './quick-view-picture';

interface QuickViewProps {
  id: number | null;
  list: GlimpsedList | null;
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

function QuickView({ id, glimpse }: { id: number; glimpse: Glimpse | null }) {
  const { wallpaper, failure, tryAgain } = useWallpaper(id);
  const text = messagesOf('quickView');
  const known = wallpaper ?? glimpse?.wallpaper;
  const source =
    glimpse?.wallpaper ?? (wallpaper && { ...wallpaper, fileKey: fileKeyIn(wallpaper.imageUrl), avif: false });
  return (
    <>
      {source ? (
        <QuickViewPicture source={source} alt={known ? altText(known) : ''} thumbnail={glimpse?.thumbnail} isEager />
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
          <Link to={glimpse?.path ?? wallpaperPath(id)}>{text.page}</Link>
        </p>
      </div>
    </>
  );
}

/** Moves through the list with a button, an arrow key or a swipe. */
function useGlimpses(glimpse: Glimpse | null) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // Replaces the history entry, so that one step back still closes the dialog.
  const move = (to: number | null | undefined) =>
    to && navigate({ pathname, search, hash: `#quick-view-${to}` }, { preventScrollReset: true, replace: true, state });
  useMoving('.quick-view-stage', glimpse && ((direction) => move(glimpse[direction])));
  return move;
}

/** Moves the focus to the card seen last; the browser would return it to the one that was opened. */
function useFocusOnLast(id: number | null, list: GlimpsedList | null) {
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
  const glimpse = id !== null && list ? findPreview(id, list) : null;
  const move = useGlimpses(glimpse);
  const text = messagesOf('quickView');
  const way = (name: 'previous' | 'next') => (
    <button
      type="button"
      className={`quick-view-way is-${name}`}
      aria-label={text[name]}
      data-tooltip={text[name]}
      aria-disabled={glimpse?.[name] === null || undefined}
      onClick={() => move(glimpse?.[name])}
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
          <QuickView key={id} id={id} glimpse={glimpse} />
          {glimpse && (
            <>
              {way('previous')}
              {way('next')}
              <p role="status" className="visually-hidden">
                {glimpse.wallpaper.title}
              </p>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
