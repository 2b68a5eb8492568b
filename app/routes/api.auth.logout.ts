import type { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { endSession } from '~/auth/session.server';
import { forkEm } from '~/db/orm.server';
import { api, json } from '~/http/api.server';
import { seeOther } from '~/http/page.server';
import { requestContext } from '~/http/request-context.server';
import { wantsJson } from '~/http/respond.server';

export const { loader, action } = api({
  async POST({ request }) {
    const headers = { 'Set-Cookie': await endSession(await forkEm(), request, requestContext().isHttps) };
    return wantsJson(request) ? json<ApiAuthStatus>({ authenticated: false }, { headers }) : seeOther('/', headers);
  },
});
