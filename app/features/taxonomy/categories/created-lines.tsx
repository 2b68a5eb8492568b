import { Link } from '@remix-run/react';
import { exactCount } from '~/lib/counts';
import { categoryPath } from '~/lib/paths';
import type { CategoryLine } from './new-categories.view';

export function CreatedLines({ lines }: { lines: CategoryLine[] }) {
  const failed = lines.filter(({ problem }) => problem !== null).length;
  const created = lines.length - failed;
  return (
    <section className="created-lines" aria-label="What became of them" role="status">
      <p>
        <strong>
          {created === 1 ? '1 category' : `${exactCount(created)} categories`} created, {exactCount(failed)} failed
        </strong>
      </p>
      <ul>
        {lines.map(({ name, slug, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and the list never changes
          <li key={index}>
            {problem === null ? (
              <>
                Created: <Link to={categoryPath(slug)}>{name}</Link>
              </>
            ) : (
              <span className="field-error">
                Failed: {name || slug}. {problem}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
