import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminPage } from '~/auth/guards.server';
import { adminListPath, INCOMPLETE, type Incomplete } from '~/features/curation/list/admin-list.view';
import { draftsPath } from '~/features/drafts/draft.view';
import { movedForGood } from '~/http/response/page.server';

const LISTS: Record<string, Incomplete> = {
  uncategorised: 'category',
  'no-device': 'device',
  'no-author': 'author',
  'no-licence': 'licence',
  'no-description': 'description',
};

/** The old address of the lists of incomplete wallpapers. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  const only = new URL(request.url).searchParams.get('only') ?? '';
  return movedForGood(only === 'drafts' ? draftsPath() : adminListPath(INCOMPLETE[LISTS[only] ?? 'tags']));
}
