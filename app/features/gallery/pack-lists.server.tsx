import { renderToStaticMarkup } from 'react-dom/server';
import type { WallpaperListView } from '~/features/lists/list.view';
import { socialImage } from '~/features/wallpapers/social-image';
import { requestContext } from '~/http/request/request-context.server';
import { drawList } from './cards/card-markup.server';
import { FeatureGrid } from './landing/feature-grid.server';
import { chooseHero, type Figures, LandingHero } from './landing/hero.server';
import { type ListsAnswer, type PackedLists, wholeAnswers } from './lists-answer';

const EAGER = 4;

const withoutMarkup = ({ lists }: ListsAnswer): ListsAnswer => ({
  lists: lists.map((list) => ({ ...list, items: list.items.map(({ id }) => ({ id })) })),
});

function pack(answer: ListsAnswer): PackedLists {
  if (requestContext().isForScript) return { packed: JSON.stringify(answer) };
  const packed = { packed: JSON.stringify(withoutMarkup(answer)) };
  wholeAnswers.set(packed, answer);
  return packed;
}

interface Packing {
  isOfCategory?: boolean;
  /** Of the landing page. */
  figures?: Figures | null;
  /** The owner's heading, and the promises that the owner hides. */
  tagline?: string;
  hiddenFeatures?: string[];
  eager?: number;
}

export function packLists(
  lists: WallpaperListView[],
  { isOfCategory, figures, tagline, hiddenFeatures, eager = EAGER }: Packing = {},
) {
  const [first] = lists;
  const hero = figures && first && chooseHero(first, Date.now());
  const drawing = lists.map((list, index) =>
    drawList(list, {
      isOfCategory,
      // The hero comes first on a slow link.
      eager: index === 0 && !hero ? eager : 0,
      leftOut: list === first && hero?.isAlone ? hero.card.id : undefined,
    }),
  );
  const isCounting = !requestContext().isForScript;
  return {
    lists: pack({
      lists: drawing,
      ...(figures && {
        hero: renderToStaticMarkup(<LandingHero {...{ figures, tagline, isCounting }} card={hero?.card} />),
        features: renderToStaticMarkup(<FeatureGrid hidden={hiddenFeatures} />),
      }),
    }),
    image: first?.items[0] && socialImage(first.items[0]),
  };
}
