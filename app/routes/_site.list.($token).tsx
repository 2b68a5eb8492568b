import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { useLists, writeLists } from '~/features/gallery/lists-json';
import { WallpaperList } from '~/features/gallery/wallpaper-list';
import { ListChange } from '~/features/keeping/kept-list.schema';
import { MAX_NAMED } from '~/features/keeping/kept-list.view';
import {
  changeKeptList,
  deleteList,
  getKeptList,
  readListPage,
  requireOwnList,
} from '~/features/keeping/kept-lists.server';
import { KeptRows } from '~/features/keeping/kept-rows';
import { ownList, ownListCookie } from '~/features/keeping/list-cookie.server';
import { ListPage } from '~/features/keeping/list-page';
import { OwnerTools, ReaderTools } from '~/features/keeping/list-tools';
import { FOR_ONE_SCREEN, visitorScreen } from '~/features/screens/visitor-screen.server';
import { parseIds } from '~/features/wallpapers/listed-ids';
import { loadCards } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { formAction } from '~/http/body/form.server';
import { requestContext } from '~/http/request/request-context.server';
import { limitListChanges } from '~/http/request/visitor-limits.server';
import { redirectWithFlash, seeOther } from '~/http/response/page.server';
import { nullIfNotFound } from '~/lib/errors';
import type { FormResult } from '~/lib/form-result';
import { keptListPath, myListPath, withQuery } from '~/lib/paths';
import { qrCode } from '~/lib/qr-code.server';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/forms.css';
import keptStyles from '~/styles/kept.css';
import { FormAlert } from '~/ui/forms/form-alert';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { caughtErrorMeta, ErrorPage } from '~/ui/pages/error-page';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, keptStyles);

/** The address of a list is its key: it goes to no other site, search engine or shared cache. */
export const headers = () => ({ ...FOR_ONE_SCREEN, 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' });

const addressOf = (token: string) => requestContext().origin + inLanguage(keptListPath(token));
const writeCards = (items: WallpaperCard[]) =>
  writeLists([{ key: 'kept', heading: messagesOf('keptList').pictures, offset: 0, next: null, previous: null, items }]);

/** Without a token: the wallpapers that `keep` names, or else the visitor's own list. */
export async function loader({ request, params: { token } }: LoaderFunctionArgs) {
  const em = await forkEm();
  const { searchParams } = new URL(request.url);
  const text = messagesOf('keptList');
  const own = ownList(request.headers.get('Cookie'));
  const mine = visitorScreen(Object.fromEntries(request.headers));
  if (token === undefined) {
    const named = searchParams.get('keep');
    if (named === null && own && (await getKeptList(em, own).catch(nullIfNotFound)))
      return seeOther(keptListPath(own), { 'Set-Cookie': ownListCookie(own) });
    const ids = [...new Set(parseIds(named))];
    const cards = await loadCards(em, ids.slice(0, MAX_NAMED));
    const title = named === null ? text.title : text.shared;
    const lead = ids.length > MAX_NAMED ? text.firstNamed(MAX_NAMED) : cards.length > 0 ? text.readOnly : '';
    const page = { title, lead, total: cards.length, page: 1, last: 1, isOther: false };
    return data({ page, lists: writeCards(cards).lists, readToken: null, owned: null, mine });
  }
  const { isOwn, rows, cards, readToken, title, ...page } = await readListPage(
    em,
    token,
    Number(searchParams.get('page')),
  );
  const addresses = { share: addressOf(readToken), own: addressOf(token) };
  const [name, lead] = isOwn ? [text.title, text.secret] : [text.shared, text.readOnly];
  return data({
    page: { ...page, title: title || name, lead, isOther: isOwn && own !== token },
    lists: isOwn ? null : writeCards(cards).lists,
    readToken,
    owned: isOwn ? { rows, title, addresses, qr: qrCode(addresses.own) } : null,
    mine,
  });
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const text = messagesOf('keptList');
  return formAction(
    request,
    ListChange,
    async ({ value }) => {
      await limitListChanges();
      const em = await forkEm();
      const path = keptListPath(token);
      await requireOwnList(em, token);
      if (value.intent === 'use') return seeOther(path, { 'Set-Cookie': ownListCookie(token) });
      if (value.intent === 'delete') {
        await deleteList(em, token);
        return redirectWithFlash(myListPath, { kind: 'success', title: text.delete.done });
      }
      await changeKeptList(em, token, value);
      if (value.intent === 'rename') return redirectWithFlash(path, { kind: 'success', title: text.rename.done });
      if (value.intent === 'replace') return redirectWithFlash(path, { kind: 'success', title: text.share.replaced });
      // Without a script, the browser goes back to the row.
      const hash = requestContext().isForScript ? '' : `#w${value.id}`;
      return seeOther(withQuery(path, { page: new URL(request.url).searchParams.get('page') }) + hash);
    },
    { unexpected: text.failed },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) => answerOrKeepTyped(args, messagesOf('keptList').failed);

export { ErrorPage as ErrorBoundary };

/** Names neither address. */
export const meta: MetaFunction<typeof loader> = ({ data: found, error, matches }) => {
  if (!found) return caughtErrorMeta(matches, error);
  const { title, lead } = found.page;
  return pageMeta(matches, { title, description: lead, path: myListPath, noIndex: true });
};

export default function KeptList() {
  const { page, lists, readToken, owned, mine } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const { '': messages, ...fields } = failure?.error ?? {};
  const isShownAtField = Object.keys(fields).length > 0;
  const tools = readToken && (
    <>
      <FormAlert id="kept-error" messages={isShownAtField ? null : messages} />
      {page.total > 0 && <ReaderTools token={readToken} total={page.total} mine={mine} />}
      {owned && <OwnerTools key={owned.title} {...owned} failure={failure} />}
    </>
  );
  return (
    <ListPage {...page} tools={tools}>
      {owned && <KeptRows rows={owned.rows} total={page.total} failure={failure} />}
      {lists && <SharedList json={lists} />}
    </ListPage>
  );
}

function SharedList({ json }: { json: string }) {
  const [list] = useLists(json);
  return list ? <WallpaperList list={list} eager={4} /> : null;
}
