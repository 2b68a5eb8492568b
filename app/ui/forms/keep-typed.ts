import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { refusedForm } from '~/lib/form-result';
import { ConnectionError } from '~/ui/browser/requests';

/** For a `clientAction`: on a failed answer the form stays and shows a message, instead of the router's error page. */
export async function answerOrKeepTyped(
  { request, serverAction }: ClientActionFunctionArgs,
  sentence: string,
): Promise<unknown> {
  const typed = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // The router keeps the page with everything that was typed.
    if (error instanceof ConnectionError) throw error;
    if ((error instanceof Response || isRouteErrorResponse(error)) && error.status < 500) throw error;
    // The status stops the router from reloading the page's data, which would also fail. Remix only reads it from a Response.
    return Response.json(refusedForm(typed, sentence), { status: 503 });
  }
}
