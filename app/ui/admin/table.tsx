import { Link } from '@remix-run/react';
import { forwardRef, type TableHTMLAttributes } from 'react';

export interface ColumnSort {
  to: string;
  direction: 'ascending' | 'descending';
  isCurrent: boolean;
}

interface ColumnHead {
  label: string;
  isNumber?: boolean;
  /** For screen readers only. */
  isHidden?: boolean;
  className?: string;
  /** The order that the heading links to. */
  sort?: ColumnSort;
}

type Column = string | ColumnHead;

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  columns: readonly Column[];
  kind?: 'admin-table' | 'picture-table';
}

/** Rows become cards on a phone. Radix's Table needs a style element, which the Content-Security-Policy refuses. */
export const Table = forwardRef<HTMLTableElement, TableProps>(function Table(
  { columns, kind = 'admin-table', className = '', children, ...props },
  ref,
) {
  return (
    <table ref={ref} className={`${kind} ${className}`} {...props}>
      <thead>
        <tr>
          {columns
            .map((column) => (typeof column === 'string' ? { label: column } : column))
            .map(({ label, isNumber, isHidden, className: cell = '', sort }) => (
              <th
                key={label}
                scope="col"
                className={isNumber ? `cell-number ${cell}` : cell}
                aria-sort={sort?.isCurrent ? sort.direction : undefined}
              >
                {isHidden && <span className="visually-hidden">{label}</span>}
                {!isHidden && (sort ? <Link to={sort.to}>{label}</Link> : label)}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
});
