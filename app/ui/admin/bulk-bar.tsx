import { Form, type FormProps, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useHydrated } from '~/ui/browser/hydrated';
import type { TickedRows } from './ticked-rows';

/** The form that the ticked rows belong to, wherever on the page they stand: rows may have forms of their own. */
export const TICKED_FORM = 'ticked';

export interface WholePage {
  /** The same page with nothing ticked, and with everything, for those without JavaScript. */
  path: string;
  tickedPath: string;
  isTicked: boolean;
  rows: number;
}

function TickAll({ path, tickedPath, isTicked, rows, ids, tickAll }: WholePage & Pick<TickedRows, 'ids' | 'tickAll'>) {
  if (!useHydrated()) {
    return isTicked ? (
      <Link to={path}>Select none</Link>
    ) : (
      <Link to={tickedPath}>
        Select <span className="label-end">the whole </span>page
      </Link>
    );
  }
  return (
    <label className="tick" data-tooltip="Select the whole page">
      <input
        type="checkbox"
        aria-label="Select the whole page"
        checked={ids.length > 0 && ids.length === rows}
        ref={(box) => {
          if (box) box.indeterminate = ids.length > 0 && ids.length < rows;
        }}
        onChange={(event) => tickAll(event.currentTarget.checked)}
      />
    </label>
  );
}

interface BulkBarProps extends Pick<FormProps, 'method' | 'action'> {
  wholePage: WholePage;
  ticking: Pick<TickedRows, 'ids' | 'tickAll'>;
  /** What stands for the number of ticked rows, where they are not all that is meant. */
  count?: ReactNode;
  /** The buttons; they do nothing while nothing is selected. */
  children: (hasNone: boolean) => ReactNode;
  end?: ReactNode;
}

/** What to do with the ticked rows of a list. */
export function BulkBar({ wholePage, ticking, count, children, end, ...form }: BulkBarProps) {
  const isHydrated = useHydrated();
  const { ids } = ticking;
  const hasNone = isHydrated && ids.length === 0;
  return (
    <div className="bulk-bar">
      <Form id={TICKED_FORM} {...form} autoComplete="off">
        <TickAll {...wholePage} {...ticking} />
        <p role="status" className="ticked-count">
          {isHydrated && (hasNone ? <span className="visually-hidden">None selected</span> : `${ids.length} selected`)}
          {count}
        </p>
        {children(hasNone)}
      </Form>
      {end}
    </div>
  );
}

interface TickCellProps {
  id: number;
  name: string;
  isTicked: boolean;
  disabled?: boolean;
}

export function TickCell({ id, name, isTicked, disabled }: TickCellProps) {
  return (
    <td className="cell-tick">
      <label className="tick">
        <input
          type="checkbox"
          name="id"
          value={id}
          form={TICKED_FORM}
          defaultChecked={isTicked}
          disabled={disabled}
          aria-label={`Select ${name}`}
        />
      </label>
    </td>
  );
}
