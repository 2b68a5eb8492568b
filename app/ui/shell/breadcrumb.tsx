import { Link } from '@remix-run/react';

/** From Home on. */
export function Breadcrumb({ steps = [], current }: { steps?: { name: string; path: string }[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {[{ name: 'Home', path: '/' }, ...steps].map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
