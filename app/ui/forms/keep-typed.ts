import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { refusedForm } from '~/lib/form-result';
import { ConnectionError } from '~/ui/browser/requests';

/** For a `clientAction`: with an answer that is none of this site the form stays and says so, in place of the router's error page. */
export async function answerOrKeepTyped(
  { request, serverAction }: ClientActionFunctionArgs,
  sentence: string,
): Promise<unknown> {
  const typed = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // The router keeps the page, with all that was typed.
    if (error instanceof ConnectionError) throw error;
    if ((error instanceof Response || isRouteErrorResponse(error)) && error.status < 500) throw error;
    // The status keeps the router from asking for the page's data anew, which would fail likewise; Remix reads it off a
    // Response only.
    return Response.json(refusedForm(typed, sentence), { status: 503 });
  }
}
