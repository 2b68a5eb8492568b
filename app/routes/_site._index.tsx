import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { forkEm } from '~/db/orm.server';
import { useAsGalleryReturn } from '~/features/gallery/back-to-gallery';
import { DeviceSwitch } from '~/features/gallery/device-switch';
import { FilteredLists } from '~/features/gallery/filtered-lists';
import type { FilteredList } from '~/features/gallery/filters/filter-chips';
import { chooseHero } from '~/features/gallery/landing/choose-hero.server';
import { FeatureGrid } from '~/features/gallery/landing/feature-grid';
import { Hero } from '~/features/gallery/landing/hero';
import { useLists, writeLists } from '~/features/gallery/lists-json';
import { useFirstScroll } from '~/features/gallery/scroll-to-list';
import { Suggestions } from '~/features/gallery/suggestions';
import { listDeviceGroups } from '~/features/lists/counts/device-counts.queries.server';
import { parseCanonicalAddress } from '~/features/lists/pages/list-address.server';
import { homeListing } from '~/features/lists/pages/listings.server';
import { readFilteredLists } from '~/features/lists/pages/read-lists.server';
import { formatListState, isNarrowed } from '~/features/lists/resolve/list-state';
import { siteSettings } from '~/features/site/site-settings.server';
import { readStatistics } from '~/features/statistics/statistics.queries.server';
import { groupHeading } from '~/features/wallpapers/devices';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { requestContext } from '~/http/request/request-context.server';
import { findOtherLanguage } from '~/http/request/request-language.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { redirectTo } from '~/http/response/page.server';
import { categoryPath, HOME_PARAMETERS, isLanding, tagPath, withQuery } from '~/lib/paths';
import { messagesIn } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import type { loader as siteLoader } from '~/routes/_site';
import { buttonProps } from '~/ui/forms/button-props';
import { LinkedText } from '~/ui/pages/linked-text';
import { pageMeta, siteFacts, websiteData } from '~/ui/pages/page-meta';
import { Icon } from '~/ui/shell/icons';
import { LinkRow } from '~/ui/shell/link-row';

export const handle = { cache: { parameters: HOME_PARAMETERS } };

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = parseCanonicalAddress('/', url);
  const { tab, device, q, categoryId, seed } = address;
  await limitSearches(q);
  const em = await forkEm();
  const [{ lists: found, alias, ...facts }, deviceGroups, figures] = await Promise.all([
    readFilteredLists(em, homeListing(address), wantsDataSaver(request.headers)),
    listDeviceGroups(em),
    isLanding(url.searchParams) ? readStatistics(em) : null,
  ]);
  if (alias) throw redirectTo(alias);
  const { tagline, hiddenFeatures, description } = await siteSettings();
  const { language, isForScript } = requestContext();
  const other = findOtherLanguage(request.headers.get('Cookie'), language);
  const offer = other && { ...other, text: messagesIn(other.code).otherLanguage.offer };
  const { card, lists } = figures ? chooseHero(found, Date.now()) : { lists: found };
  return {
    ...facts,
    offer,
    ...writeLists(lists),
    landing: figures && { figures, card, tagline: tagline[language], isCounting: !isForScript, hiddenFeatures },
    description: description[language],
    query: { tab, device, q, categoryId, seed },
    deviceGroups,
  };
}

export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

const tabHeading = (tab: 'pc' | 'mobile' | 'random') =>
  tab === 'random' ? messagesOf('homePage').randomHeading : groupHeading(tab);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = siteFacts(matches);
  const text = messagesOf('homePage');
  const { tab = 'home', q = '' } = data?.query ?? {};
  const state = data?.filters.state ?? { not: [] };
  const isFiltered = q !== '' || isNarrowed(state) || state.sort !== undefined;
  const title = tab === 'home' ? text.title : tabHeading(tab);
  return pageMeta(matches, {
    title: q ? text.searchTitle(q) : title,
    description: data?.description || text.description,
    path: tab === 'home' ? '/' : `/?tab=${tab}`,
    isList: true,
    noIndex: q !== '' || isNarrowed({ ...state, device: undefined }) || state.sort !== undefined,
    image: data?.image,
    hasFeed: tab === 'home',
    feedQuery: isFiltered
      ? { q, categoryId: data?.query.categoryId, ...formatListState({ ...state, sort: undefined }) }
      : {},
    structuredData: site && tab === 'home' && !isFiltered ? [websiteData(site)] : [],
  });
};

export default function Home() {
  const answer = useLoaderData<typeof loader>();
  const { corrected, matched, offer, suggestions, also, query, filters, deviceGroups, landing } = answer;
  const lists = useLists(answer.lists);
  const site = useRouteLoaderData<typeof siteLoader>('routes/_site');
  const { tab, device, q, categoryId, seed } = query;
  useAsGalleryReturn();
  useFirstScroll(lists.length > 0);
  const text = messagesOf('homePage');
  const isHome = tab === 'home';
  const address = { tab: isHome ? null : tab, q, categoryId };
  const { device: _, ...state } = formatListState(filters.state);
  const list: FilteredList = {
    path: '/',
    fixed: { ...address, ...(tab === 'random' && { device, seed }) },
    // The other tabs always have a device, chosen above the list.
    hidden: isHome ? [] : ['device'],
    usualOrder: usualOrderName(tab, q, isNarrowed({ ...filters.state, device: undefined })),
  };
  return (
    <>
      {offer && (
        <p className="language-offer" lang={offer.code}>
          <a href={offer.path} hrefLang={offer.code}>
            {offer.text}
          </a>
        </p>
      )}
      {landing && <Hero {...landing} />}
      <div className="page" id="wallpapers">
        {!landing && <h1 className="visually-hidden">{isHome ? text.heading : tabHeading(tab)}</h1>}
        <FilteredLists
          bar={
            <>
              {isHome && site && site.categories.length > 0 && (
                <LinkRow
                  label={text.categories}
                  kind="chips"
                  choices={[
                    { label: text.allCategories, to: '/', isCurrent: categoryId === undefined },
                    ...site.categories.map(({ id, name, slug }) => ({
                      label: name,
                      to: withQuery(categoryPath(slug), formatListState(filters.state)),
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
                        device: choice === 'both' && tab !== 'random' ? null : choice,
                        ...state,
                        seed: tab === 'random' ? seed : null,
                      })
                    }
                  />
                )}
                {tab === 'random' && (
                  <Link
                    to={withQuery('/', { ...address, device, ...state, seed: nextSeed(seed) })}
                    {...buttonProps('main')}
                    preventScrollReset
                    data-tooltip={text.shuffleHint}
                  >
                    <Icon name="shuffle" /> {text.shuffle}
                  </Link>
                )}
              </div>
            </>
          }
          lists={lists}
          // The hero comes first on a slow link.
          eager={landing?.card ? 0 : undefined}
          filters={filters}
          list={list}
          name={`${q} ${categoryId}`}
          backLink={{ label: messagesOf('gallery').showAll, path: '/#wallpapers' }}
          suggestions={suggestions && <Suggestions {...suggestions} />}
        >
          {matched !== 'all' && (
            <p className="search-note">
              <LinkedText
                text={matched === 'most' ? text.matchesMost : text.matchesSome}
                links={[() => <Fragment key="search">{corrected ?? q}</Fragment>]}
              />
            </p>
          )}
          {corrected && matched === 'all' && (
            <p className="search-note">
              <LinkedText
                text={text.corrected}
                links={[
                  () => <Fragment key="search">{q}</Fragment>,
                  () => <strong key="corrected">{corrected}</strong>,
                ]}
              />
            </p>
          )}
          {also.length > 0 && (
            <p className="search-note">
              {text.also}{' '}
              {also.map(({ name, slug }, index) => (
                <Fragment key={slug}>
                  {index > 0 && ' · '}
                  <Link to={tagPath(slug)}>
                    <bdi>{name}</bdi>
                  </Link>
                </Fragment>
              ))}
            </p>
          )}
        </FilteredLists>
      </div>
      {landing && <FeatureGrid hidden={landing.hiddenFeatures} />}
    </>
  );
}

function usualOrderName(tab: string, q: string, isFiltered: boolean): string | null {
  if (tab === 'random') return null;
  if (q) return messagesOf('homePage').bestMatches;
  return tab === 'home' && !isFiltered ? messagesOf('homePage').featuredFirst : messagesOf('listFilters').sorts.newest;
}

/** A different order. Everyone goes from one seed to the same next one, so that the page can be cached. */
function nextSeed(seed: number): number {
  return (seed * 48_271 + 11) % 999_999_937;
}
