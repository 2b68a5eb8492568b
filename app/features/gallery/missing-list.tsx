import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { messagesOf } from '~/messages/messages';
import { ErrorPage } from '~/ui/pages/error-page';
import { WallpaperGrid } from './wallpaper-grid';

/** An error page, with wallpapers if the list does not exist. */
export function MissingList() {
  const error = useRouteError();
  const wallpapers: WallpaperCard[] = (isRouteErrorResponse(error) && error.data?.wallpapers) || [];
  return (
    <>
      <ErrorPage />
      {wallpapers.length > 0 && (
        <section aria-labelledby="suggestions" className="page">
          <h2 id="suggestions" className="list-heading">
            {messagesOf('quickView').suggestions}
          </h2>
          <WallpaperGrid items={wallpapers} eager={2} />
        </section>
      )}
    </>
  );
}
