import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { readStatistics } from '~/features/analytics/statistics.queries.server';
import { groupHeading } from '~/features/wallpapers/devices';
import { useAsGalleryReturn } from '~/features/wallpapers/gallery/back-to-gallery';
import { DeviceSwitch } from '~/features/wallpapers/gallery/device-switch';
import { FeatureGrid } from '~/features/wallpapers/gallery/landing/feature-grid';
import { LandingHero } from '~/features/wallpapers/gallery/landing/hero';
import { ListSkeleton } from '~/features/wallpapers/gallery/list-skeleton';
import { useFirstScroll } from '~/features/wallpapers/gallery/scroll-to-list';
import { EmptyList, WallpaperList } from '~/features/wallpapers/gallery/wallpaper-list';
import { WaysOn } from '~/features/wallpapers/gallery/ways-on';
import { listDeviceGroups } from '~/features/wallpapers/lists/device-counts.queries.server';
import { packLists, useLists } from '~/features/wallpapers/lists/packed-lists';
import { homeLists, readHomeQuery } from '~/features/wallpapers/lists/page-lists.server';
import { wantsLittleData } from '~/http/request/little-data.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { categoryPath, isLanding, withQuery } from '~/lib/paths';
import type { loader as siteLoader } from '~/routes/_site';
import { buttonProps } from '~/ui/forms/button-props';
import { unlessOnlyHashChanges } from '~/ui/overlays/hash-dialog';
import { pageMeta, siteFacts, websiteData } from '~/ui/pages/page-meta';
import { Icon } from '~/ui/shell/icons';
import { LinkRow } from '~/ui/shell/link-row';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readHomeQuery(searchParams);
  await limitSearches(query.q);
  const em = await forkEm();
  const [{ lists, ...searched }, deviceGroups, figures] = await Promise.all([
    homeLists(em, query, wantsLittleData(request.headers)),
    listDeviceGroups(em),
    isLanding(searchParams) ? readStatistics(em) : null,
  ]);
  return { ...packLists(lists), ...searched, query, deviceGroups, figures };
}

export const shouldRevalidate = unlessOnlyHashChanges;

const headingOf = (tab: 'pc' | 'mobile' | 'random') => (tab === 'random' ? 'Random wallpapers' : groupHeading(tab));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = siteFacts(matches);
  const { tab = 'home', q = '' } = data?.query ?? {};
  const title = tab === 'home' ? 'Free wallpapers for PC, mobile and tablet' : headingOf(tab);
  return pageMeta(site, {
    title: q ? `Search: ${q}` : title,
    description: 'Free wallpapers for PC, phone and tablet, in every size up to 4K and beyond. No account needed.',
    path: tab === 'home' ? '/' : `/?tab=${tab}`,
    noIndex: q !== '',
    image: data?.image,
    hasFeed: tab === 'home' && q === '',
    structuredData: site && tab === 'home' && q === '' ? [websiteData(site)] : [],
  });
};

export default function Home() {
  const answer = useLoaderData<typeof loader>();
  const { corrected, matched, waysOn, query, deviceGroups, figures } = answer;
  const lists = useLists(answer);
  const site = useRouteLoaderData<typeof siteLoader>('routes/_site');
  const { tab, device, q, categoryId, seed } = query;
  useAsGalleryReturn();
  useFirstScroll(lists.length > 0);
  const isHome = tab === 'home';
  const address = { tab: isHome ? null : tab, q, categoryId };
  return (
    <>
      {figures && <LandingHero figures={figures} cards={lists[0]?.items ?? []} />}
      <div className="page" id="wallpapers">
        {!figures && <h1 className="visually-hidden">{isHome ? 'Wallpapers' : headingOf(tab)}</h1>}
        <div className="list-bar">
          {isHome && site && site.categories.length > 0 && (
            <LinkRow
              label="Categories"
              kind="chips"
              choices={[
                { label: 'All Categories', to: '/', isCurrent: categoryId === undefined },
                ...site.categories.map(({ id, name, slug }) => ({
                  label: name,
                  to: categoryPath(slug),
                  isCurrent: id === categoryId,
                })),
              ]}
            />
          )}
          <div className="list-tools">
            {(isHome || tab === 'random') && (
              <DeviceSwitch
                current={device}
                deviceGroups={deviceGroups}
                withBoth={isHome}
                addressOf={(choice) =>
                  withQuery('/', {
                    ...address,
                    device: choice === 'both' ? null : choice,
                    seed: tab === 'random' ? seed : null,
                  })
                }
              />
            )}
            {tab === 'random' && (
              <Link
                to={withQuery('/', { ...address, device, seed: nextSeed(seed) })}
                {...buttonProps('main')}
                preventScrollReset
                data-tooltip="Shows other wallpapers"
              >
                <Icon name="shuffle" /> Shuffle
              </Link>
            )}
          </div>
        </div>
        {matched !== 'all' && (
          <p className="search-note">
            No wallpaper matches all words of “{corrected ?? q}”. These match {matched === 'most' ? 'most' : 'some'} of
            them.
          </p>
        )}
        {corrected && matched === 'all' && (
          <p className="search-note">
            Nothing matches “{q}” exactly. Showing results for <strong>{corrected}</strong>.
          </p>
        )}
        <ListSkeleton>
          {lists.length === 0 && <EmptyList />}
          {lists.map((list, index) => (
            <WallpaperList
              key={`${list.key} ${q} ${categoryId}`}
              list={list}
              isFirst={index === 0}
              wayOut={{ label: 'Show all wallpapers', path: '/#wallpapers' }}
              waysOn={waysOn && <WaysOn {...waysOn} />}
            />
          ))}
        </ListSkeleton>
      </div>
      {figures && <FeatureGrid />}
    </>
  );
}

/** Another order than this one; the same for everybody who stands at this seed, so that the page can be cached. */
function nextSeed(seed: number): number {
  return (seed * 48_271 + 11) % 999_999_937;
}
