import { renderToStaticMarkup } from 'react-dom/server';
import type { WallpaperListView } from '~/features/lists/list.view';
import { socialImage } from '~/features/wallpapers/social-image';
import { altText, type WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { requestContext } from '~/http/request/request-context.server';
import { wallpaperPath } from '~/lib/paths';
import { drawList } from './card-markup.server';
import { FeatureGrid } from './landing/feature-grid.server';
import { type HeroPicture, type ListsAnswer, type PackedLists, wholeAnswers } from './lists-answer';

const EAGER = 4;

/** The last featured wide wallpaper, or else the last wide one: the first ones are visible right below. None in data saver mode. */
function drawHero(cards: WallpaperCard[]): HeroPicture | undefined {
  const wide = cards.filter(({ width, height, smallest }) => width > height && !smallest);
  const card = wide.filter(({ featured }) => featured).at(-1) ?? wide.at(-1);
  if (!card) return undefined;
  const picture = <WallpaperPicture source={card} alt={altText(card)} sizes="40vw" most={640} />;
  return { path: wallpaperPath(card.id), placeholder: card.placeholder, html: renderToStaticMarkup(picture) };
}

const withoutMarkup = ({ lists, hero }: ListsAnswer): ListsAnswer => ({
  lists: lists.map((list) => ({ ...list, items: list.items.map(({ id }) => ({ id })) })),
  hero: hero && { ...hero, html: undefined },
});

function pack(answer: ListsAnswer): PackedLists {
  if (requestContext().isForScript) return { packed: JSON.stringify(answer) };
  const packed = { packed: JSON.stringify(withoutMarkup(answer)) };
  wholeAnswers.set(packed, answer);
  return packed;
}

export function packLists(
  lists: WallpaperListView[],
  { isOfCategory, hasHero, eager = EAGER }: { isOfCategory?: boolean; hasHero?: boolean; eager?: number } = {},
) {
  const [first] = lists;
  const drawing = lists.map((list, index) => drawList(list, { isOfCategory, eager: index === 0 ? eager : 0 }));
  return {
    lists: pack({
      lists: drawing,
      ...(hasHero && { hero: first && drawHero(first.items), features: renderToStaticMarkup(<FeatureGrid />) }),
    }),
    image: first?.items[0] && socialImage(first.items[0]),
  };
}
