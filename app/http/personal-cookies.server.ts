/** A session's pages are its own, and a flash message waits for one visitor. */
const PERSONAL = /(?:^|;\s*)(?:__Host-)?(?:sid|flash)=/;
const SESSION = /(?:^|;\s*)(?:__Host-)?sid=/;

/** Whether the answer to a request with these cookies is nobody else's. */
export const isPersonal = (cookies: string | null | undefined): boolean => PERSONAL.test(cookies ?? '');

/** Whether it may be the administrator who asks. */
export const hasSessionCookie = (cookies: string | null | undefined): boolean => SESSION.test(cookies ?? '');
