import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { refusedForm } from '~/lib/form-result';

/**
 * For a route's `clientAction`: when no answer comes, or one that makes no sense (offline, a proxy's own error page), the
 * form says so and stays as it is, where the router would put an error page in its place.
 */
export async function answerOrKeepTyped(
  { request, serverAction }: ClientActionFunctionArgs,
  sentence: string,
): Promise<unknown> {
  const typed = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if ((error instanceof Response || isRouteErrorResponse(error)) && error.status < 500) throw error;
    // The status keeps the router from asking for the page's data anew, which would fail likewise; Remix reads it off a
    // Response only.
    return Response.json(refusedForm(typed, sentence), { status: 503 });
  }
}
