import type { LoaderFunctionArgs } from '@remix-run/node';
import { toFileName } from '~/features/downloads/file-name';
import { changerFile } from '~/features/integrations/changers/changer-file.server';
import { windowsTheme } from '~/features/integrations/changers/scripts';
import { orPlainError } from '~/http/response/document.server';
import { madeFile } from '~/http/response/file.server';

/** A Windows theme that shows the pictures of a feed. */
export const loader = ({ request }: LoaderFunctionArgs) => orPlainError(answer(request));

async function answer(request: Request) {
  const { body, siteName } = await changerFile(new URL(request.url).searchParams, windowsTheme);
  return madeFile(request, { body, saveAs: `${toFileName(siteName)}.theme`, type: 'text/plain; charset=utf-8' });
}
