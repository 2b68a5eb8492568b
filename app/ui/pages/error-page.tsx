import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { withQuery } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { type ErrorText, errorText, noConnection } from '~/ui/browser/error-page-texts';
import { ConnectionError } from '~/ui/browser/requests';
import { useFailedStart } from '~/ui/browser/served-page';
import { buttonProps } from '~/ui/forms/button-props';
import { LinkedText } from '~/ui/pages/linked-text';
import { type Matches, pageMeta } from './page-meta';

/** Temporary failures: trying again is the next step. */
const PASSING = [429, 500, 502, 503, 504];

/** Title and tags of an error page. Search engines don't index it. */
export function errorMeta(matches: Matches, status: number): MetaDescriptor[] {
  return pageMeta(matches, { ...errorText(status), path: `/${status}`, noIndex: true });
}

export function caughtErrorMeta(matches: Matches, error: unknown): MetaDescriptor[] {
  const status = caughtStatus(error);
  return status === undefined ? [{ title: noConnection().title }] : errorMeta(matches, status);
}

/** Says what happened and offers a way on. `again` is the address to try again. */
export function StatusPage({
  status,
  text: { title, description } = errorText(status ?? 500),
  again,
  children,
}: {
  /** Undefined when no server answered. */
  status?: number;
  text?: ErrorText;
  again?: string | null;
  children?: ReactNode;
}) {
  const isPassing = status === undefined || PASSING.includes(status);
  const { logIn, tryAgain, goHome } = messagesOf('errorPages');
  return (
    <div className="page error-page">
      {status !== undefined && <p className="error-status">{status}</p>}
      <h1>{title}</h1>
      <p>{description}</p>
      <p className="error-ways">
        {status === 401 && (
          <a href={withQuery('/login', { next: again })} {...buttonProps('main')}>
            {logIn}
          </a>
        )}
        {again && status !== 401 && (
          // Loads a new document, because this page's own code may have failed.
          <a href={inLanguage(again)} {...buttonProps(isPassing ? 'main' : 'quiet')}>
            {tryAgain}
          </a>
        )}
        <Link to="/" {...buttonProps(status === 401 || (again && isPassing) ? 'quiet' : 'main')}>
          {goHome}
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

/** The status of a caught error; undefined when no server answered. */
function caughtStatus(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ConnectionError ? undefined : 500;
}

export function ErrorPage({ children }: { children?: ReactNode }) {
  const error = useRouteError();
  useFailedStart();
  const { pathname, search } = useLocation();
  const status = caughtStatus(error);
  const again = pathname + search;
  if (status === undefined) return <StatusPage text={noConnection()} again={again} />;
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
          <LinkedText text={messagesOf('errorPages').errorId} links={[() => <code>{requestId}</code>]} />
        </p>
      )}
      {children}
    </StatusPage>
  );
}
