import { StatusPage } from '~/ui/error-page';
import { CardList } from './card-list';
import type { WallpaperCard as Card } from './wallpaper.view';

/** Something to look at on a page that has nothing else. */
export function WallpaperSuggestions({ wallpapers }: { wallpapers: Card[] }) {
  if (wallpapers.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="more-to-see">
      <h2 id="suggestions">You may like these</h2>
      <CardList items={wallpapers} eager={wallpapers.length} isFirst />
    </section>
  );
}

/** The 404 page. */
export function MissingPage({ suggestions }: { suggestions: Card[] }) {
  return (
    <StatusPage status={404}>
      <WallpaperSuggestions wallpapers={suggestions} />
    </StatusPage>
  );
}
