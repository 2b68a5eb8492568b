import type { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { logIn } from '~/auth/authenticator.server';
import { LoginInput } from '~/features/accounts/credentials.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, json, wantsJson } from '~/http/response/api.server';
import { seeOther } from '~/http/response/page.server';

export const { loader, action } = api({
  async POST({ request }) {
    const headers = { 'Set-Cookie': await logIn(request, parseInput(LoginInput, await readBody(request))) };
    return wantsJson(request) ? json<ApiAuthStatus>({ authenticated: true }, { headers }) : seeOther('/admin', headers);
  },
});
