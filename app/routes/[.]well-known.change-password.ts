import { redirectTo } from '~/http/response/page.server';

/** For password managers: https://w3c.github.io/webappsec-change-password-url/ */
export const loader = () => redirectTo('/admin/site/account');
