import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';

/** Starts with Home. */
export function Breadcrumb({ steps = [], current }: { steps?: { name: string; path: string }[]; current: string }) {
  const { home, breadcrumb } = messagesOf('shell');
  return (
    <nav aria-label={breadcrumb} className="breadcrumb">
      <ol>
        {[{ name: home, path: '/' }, ...steps].map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
