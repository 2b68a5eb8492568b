import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';

const PAGES: Record<number, { title: string; description: string }> = {
  400: { title: 'Bad request', description: 'Your request cannot be processed.' },
  401: { title: 'Login needed', description: 'You must be logged in to access this resource.' },
  403: { title: 'No access', description: 'You don’t have permission to view this page.' },
  404: { title: 'Page not found', description: 'The page you’re looking for doesn’t exist.' },
  429: {
    title: 'Too many requests',
    description: 'You have made too many requests. Please slow down and try again soon.',
  },
  500: { title: 'Something went wrong', description: 'Something went wrong on our end.' },
  502: { title: 'Bad gateway', description: 'Received an invalid response from upstream server.' },
  503: { title: 'Back shortly', description: 'We’ll be back shortly. Please try again later.' },
  504: { title: 'No answer in time', description: 'The server took too long to respond. Please try again later.' },
};

/** The sentence for a status; 500's for one that has none. */
function errorDescription(status: number): { title: string; description: string } {
  return PAGES[status] ?? { title: 'Something went wrong', description: 'Something went wrong on our end.' };
}

function messageOf(data: unknown): string | undefined {
  if (typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string') {
    return data.message;
  }
}

/** What an ErrorBoundary shows: what happened, in a sentence, and the way out. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, description } = errorDescription(status);
  const message = isRouteErrorResponse(error) && status !== 500 ? messageOf(error.data) : undefined;
  return (
    <div className="page error-page">
      <p className="error-status">{status}</p>
      <h1>{title}</h1>
      <p>{message ?? description}</p>
      <p>
        <Link to="/" className="rt-reset rt-BaseButton rt-Button rt-r-size-3 rt-variant-solid">
          Go to Home
        </Link>
      </p>
    </div>
  );
}
