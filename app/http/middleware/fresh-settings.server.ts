import { hasLanguage } from '~/http/request/request-language.server';
import type { Middleware } from './middleware';

/** Null if nothing has changed. Never rejects. */
export type RefreshSettings = () => Promise<unknown> | null;

/** The languages of the site decide what an address means. */
export const freshSettings =
  (refresh: RefreshSettings): Middleware =>
  (request, _response, next) => {
    const pending = hasLanguage(request.url ?? '/') ? refresh() : null;
    if (pending) void pending.then(() => next());
    else next();
  };
