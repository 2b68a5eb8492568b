import { choiceCookie, cookiesOf, readChoice } from '~/http/request/choice.server';
import { requestContext } from '~/http/request/request-context.server';

const NAME = 'list';

/** The secret of the list that this browser keeps wallpapers in. */
export const ownList = (request: Request): string | undefined => readChoice(cookiesOf(request.headers), NAME);

/** @param secret null deletes the cookie */
export const ownListCookie = (secret: string | null): string => choiceCookie(NAME, secret, requestContext().isHttps);
