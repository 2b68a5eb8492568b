import { backToGallery } from '~/http/request/back-to-gallery.server';
import { safePath } from '~/http/request/safe-redirect';
import { refuseOtherSites } from '~/http/request/same-origin.server';
import { seeOther } from '~/http/response/page.server';
import { readForm } from './body.server';

/** Keeps the choice that a form sends, and goes back to the page with the form. */
export async function keepChoice(
  request: Request,
  toCookie: (fields: Record<string, unknown>) => string,
): Promise<Response> {
  refuseOtherSites();
  const fields = await readForm(request);
  const cookie = toCookie(fields);
  const path = fields.next === undefined ? backToGallery(request) : safePath(String(fields.next), '/');
  return seeOther(path, { 'Set-Cookie': cookie });
}
