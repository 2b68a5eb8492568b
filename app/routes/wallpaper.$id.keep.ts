import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseId, redirectTo } from '~/http/response/page.server';
import { wallpaperPath } from '~/lib/paths';

/** Earlier versions kept a wallpaper at this address. */
export const loader = ({ params }: LoaderFunctionArgs) => redirectTo(wallpaperPath(parseId(params.id)));
