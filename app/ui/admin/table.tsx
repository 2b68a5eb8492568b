import { forwardRef, type TableHTMLAttributes } from 'react';

/** A heading; one that only readers of the screen need is hidden. */
type Column = string | { label: string; isNumber?: boolean; isHidden?: boolean; className?: string };

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  columns: readonly Column[];
}

/** Rows become cards on a phone. Radix's Table needs a style element, which the Content-Security-Policy refuses. */
export const Table = forwardRef<HTMLTableElement, TableProps>(function Table(
  { columns, className = '', children, ...props },
  ref,
) {
  return (
    <table ref={ref} className={`admin-table ${className}`} {...props}>
      <thead>
        <tr>
          {columns
            .map((column) => (typeof column === 'string' ? { label: column } : column))
            .map(({ label, isNumber, isHidden, className: cell }) => (
              <th key={label} scope="col" className={isNumber ? 'cell-number' : cell}>
                {isHidden ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
});
