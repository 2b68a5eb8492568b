import type { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { endSession } from '~/auth/session.server';
import { forkEm } from '~/db/orm.server';
import { requestContext } from '~/http/request/request-context.server';
import { api, json, wantsJson } from '~/http/response/api.server';
import { seeOther } from '~/http/response/page.server';

export const { loader, action } = api({
  async POST({ request }) {
    const headers = { 'Set-Cookie': await endSession(await forkEm(), request, requestContext().isHttps) };
    return wantsJson(request) ? json<ApiAuthStatus>({ authenticated: false }, { headers }) : seeOther('/', headers);
  },
});
