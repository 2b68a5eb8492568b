import { pagePath } from '~/remix/data-address';
import { requestContext } from './request-context.server';
import { safePath, sameSitePath } from './safe-redirect';

export function backToGallery(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const next = searchParams.get('next') ?? sameSitePath(request.headers.get('Referer'), requestContext().origin);
  const path = safePath(next, '/');
  return path.split(/[?#]/)[0] === pagePath(pathname) ? '/' : path;
}
