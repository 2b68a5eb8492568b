import type { LoaderFunctionArgs } from '@remix-run/node';
import { changerFile } from '~/features/integrations/changers/changer-file.server';
import { plasmaDialog } from '~/features/integrations/changers/scripts';
import { orPlainError } from '~/http/response/document.server';
import { madeFile } from '~/http/response/file.server';

/** Shows this gallery in Plasma's “Get New Wallpapers…”. */
export const loader = ({ request }: LoaderFunctionArgs) => orPlainError(answer(request));

async function answer(request: Request) {
  const { body } = await changerFile(new URL(request.url).searchParams, plasmaDialog);
  return madeFile(request, { body, saveAs: 'wallpaper.knsrc', type: 'text/plain; charset=utf-8' });
}
