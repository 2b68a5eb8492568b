import type { LoaderFunctionArgs } from '@remix-run/node';
import { changerFile } from '~/features/integrations/changers/changer-file.server';
import { plasmaProviders } from '~/features/integrations/changers/scripts';
import { orPlainError } from '~/http/response/document.server';
import { madeFile } from '~/http/response/file.server';

/** Leads that dialog from wallpaper.knsrc to the catalogue. */
export const loader = ({ request }: LoaderFunctionArgs) => orPlainError(answer(request));

async function answer(request: Request) {
  const { body } = await changerFile(new URL(request.url).searchParams, plasmaProviders);
  return madeFile(request, { body, saveAs: 'providers.xml', type: 'application/xml; charset=utf-8' });
}
