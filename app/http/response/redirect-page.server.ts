import { safePath } from '~/http/request/safe-redirect';
import { redirectTo } from '~/http/response/page.server';

const MAX_DELAY_MS = 10_000;

export function readRedirect(request: Request, status: 301 | 302): { to: string; delay: number } {
  const { searchParams } = new URL(request.url);
  const to = safePath(searchParams.get('to'), '/');
  const delay = Math.min(Math.max(Number(searchParams.get('delay')) || 0, 0), MAX_DELAY_MS);
  if (delay === 0) throw redirectTo(to, status);
  return { to, delay };
}
