import type { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { logIn, logInWithCode } from '~/auth/authenticator.server';
import { ApiLoginInput } from '~/features/accounts/access.schema';
import { verifyCredentials } from '~/features/accounts/accounts.commands.server';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, json, wantsJson } from '~/http/response/api.server';
import { seeOther } from '~/http/response/page.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

export const { loader, action } = api({
  async POST({ request }) {
    const { username, password, code } = parseInput(ApiLoginInput, await readBody(request));
    const outcome = await logIn(request, username, (em) => verifyCredentials(em, username, password));
    const cookie =
      'cookie' in outcome ? outcome.cookie : await logInWithCode(request, outcome.ticket, requireSent(code));
    const headers = { 'Set-Cookie': cookie };
    return wantsJson(request) ? json<ApiAuthStatus>({ authenticated: true }, { headers }) : seeOther('/admin', headers);
  },
});

/** `fields.code` tells programs that it is the code that is missing, and that the password was right. */
function requireSent(code: string | undefined): string {
  if (code !== undefined) return code;
  const message = messagesOf('accountErrors').codeNeeded;
  throw new DomainError('unauthorized', message, { fields: { code: [message] } });
}
