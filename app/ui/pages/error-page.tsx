import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { withQuery } from '~/lib/paths';
import { type ErrorText, errorText, NO_CONNECTION } from '~/ui/browser/error-page-texts';
import { ConnectionError } from '~/ui/browser/requests';
import { buttonProps } from '~/ui/forms/button-props';
import { type Matches, pageMeta } from './page-meta';

/** Failures that pass by themselves, so that trying again is the next step. */
const PASSING = [429, 500, 502, 503, 504];

/** Title and tags of an error page, which no search engine keeps. */
export function errorMeta(matches: Matches, status: number): MetaDescriptor[] {
  return pageMeta(matches, { ...errorText(status), path: `/${status}`, noIndex: true });
}

export function caughtErrorMeta(matches: Matches, error: unknown): MetaDescriptor[] {
  const status = caughtStatus(error);
  return status === undefined ? [{ title: NO_CONNECTION.title }] : errorMeta(matches, status);
}

/** What happened, in a sentence, and the way out. `again` is the address that may work next time. */
export function StatusPage({
  status,
  text: { title, description } = errorText(status ?? 500),
  again,
  children,
}: {
  /** Left out when no server has answered. */
  status?: number;
  text?: ErrorText;
  again?: string | null;
  children?: ReactNode;
}) {
  const isPassing = status === undefined || PASSING.includes(status);
  return (
    <div className="page error-page">
      {status !== undefined && <p className="error-status">{status}</p>}
      <h1>{title}</h1>
      <p>{description}</p>
      <p className="error-ways">
        {status === 401 && (
          <Link to={withQuery('/login', { next: again })} {...buttonProps('main')}>
            Log in
          </Link>
        )}
        {again && status !== 401 && (
          // A new document: what failed in this one may be the page's own code.
          <a href={again} {...buttonProps(isPassing ? 'main' : 'quiet')}>
            Try again
          </a>
        )}
        <Link to="/" {...buttonProps(status === 401 || (again && isPassing) ? 'quiet' : 'main')}>
          Go to Home
        </Link>
      </p>
      {children}
    </div>
  );
}

function readText(data: unknown, name: 'message' | 'requestId'): string | undefined {
  const text = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The status of what an ErrorBoundary caught; nothing when no server has answered. */
function caughtStatus(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ConnectionError ? undefined : 500;
}

export function ErrorPage({ children }: { children?: ReactNode }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = caughtStatus(error);
  const again = pathname + search;
  if (status === undefined) return <StatusPage text={NO_CONNECTION} again={again} />;
  const { title, description } = errorText(status);
  const message = isRouteErrorResponse(error) && status !== 500 ? readText(error.data, 'message') : undefined;
  const requestId = isRouteErrorResponse(error) ? readText(error.data, 'requestId') : undefined;
  return (
    <StatusPage
      status={status}
      text={{ title, description: message ?? description }}
      again={status === 401 || PASSING.includes(status) ? again : null}
    >
      {requestId && (
        <p className="error-id">
          The log has it as <code>{requestId}</code>.
        </p>
      )}
      {children}
    </StatusPage>
  );
}
