import { choiceCookie, readKeptChoice } from '~/http/request/choice.server';
import { requestContext } from '~/http/request/request-context.server';

const NAME = 'list';

/** The secret of the list that this browser keeps wallpapers in. The next answer that sets it renames an old cookie. */
export const ownList = (cookies: string | null): string | undefined => readKeptChoice(cookies, NAME);

/** @param secret null deletes the cookie */
export const ownListCookie = (secret: string | null): string => choiceCookie(NAME, secret, requestContext().isHttps);
