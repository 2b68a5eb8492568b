import type { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { findActor } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { api, json } from '~/http/response/api.server';

export const { loader, action } = api({
  async GET({ request }) {
    const actor = await findActor(await forkEm(), request);
    return json<ApiAuthStatus>({ authenticated: actor !== null });
  },
});
