import { type FormProps, Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { Form } from '~/ui/browser/session-form';
import { LinkedText } from '~/ui/pages/linked-text';
import type { SelectedRows } from './selected-rows';

/** The form that the checkboxes belong to by its id, because rows may contain other forms. */
export const SELECTED_FORM = 'selected';

export interface WholePage {
  /** The page with nothing selected and with everything selected, for visitors without JavaScript. */
  path: string;
  selectedPath: string;
  isSelected: boolean;
  rows: number;
}

function TickAll({
  path,
  selectedPath,
  isSelected,
  rows,
  ids,
  tickAll,
}: WholePage & Pick<SelectedRows, 'ids' | 'tickAll'>) {
  const text = messagesOf('adminControls');
  if (!useHydrated()) {
    return isSelected ? (
      <Link to={path}>{text.selectNone}</Link>
    ) : (
      <Link to={selectedPath}>
        <LinkedText text={text.selectPageShort} links={[(part) => <span className="label-end">{part}</span>]} />
      </Link>
    );
  }
  return (
    <label className="tick" data-tooltip={text.selectPage}>
      <input
        type="checkbox"
        aria-label={text.selectPage}
        checked={ids.length > 0 && ids.length === rows}
        ref={(box) => {
          if (box) box.indeterminate = ids.length > 0 && ids.length < rows;
        }}
        onChange={(event) => tickAll(event.currentTarget.checked)}
      />
    </label>
  );
}

/** A label of a button. Phones leave out the part in brackets. */
export function ShortLabel({ text }: { text: string }) {
  return (
    <span>
      <LinkedText
        text={text}
        links={[
          (part) => (
            <span key="part" className="label-end">
              {part}
            </span>
          ),
        ]}
      />
    </span>
  );
}

interface BulkBarProps extends Pick<FormProps, 'method' | 'action' | 'preventScrollReset'> {
  wholePage: WholePage;
  ticking: Pick<SelectedRows, 'ids' | 'tickAll'>;
  /** Shown after the number of selected rows. */
  count?: ReactNode;
  /** The buttons. They do nothing while nothing is selected. */
  children: (hasNone: boolean) => ReactNode;
  end?: ReactNode;
}

/** The actions for the selected rows of a list. */
export function BulkBar({ wholePage, ticking, count, children, end, ...form }: BulkBarProps) {
  const isHydrated = useHydrated();
  const { ids } = ticking;
  const hasNone = isHydrated && ids.length === 0;
  const bar = useRef<HTMLDivElement>(null);
  // A button that has done its work is disabled, and would lose the focus to the page.
  useEffect(() => {
    if (hasNone && bar.current?.querySelector(':focus:disabled')) bar.current.querySelector('input')?.focus();
  }, [hasNone]);
  const text = messagesOf('adminControls');
  return (
    <div ref={bar} className="bulk-bar">
      <Form id={SELECTED_FORM} {...form} autoComplete="off">
        <TickAll {...wholePage} {...ticking} />
        <p role="status" className="selected-count">
          {isHydrated &&
            (hasNone ? <span className="visually-hidden">{text.noneSelected}</span> : text.selected(ids.length))}
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
  isSelected: boolean;
  disabled?: boolean;
}

export function TickCell({ id, name, isSelected, disabled }: TickCellProps) {
  return (
    <td className="cell-tick">
      <label className="tick">
        <input
          type="checkbox"
          name="id"
          value={id}
          form={SELECTED_FORM}
          defaultChecked={isSelected}
          disabled={disabled}
          aria-label={messagesOf('adminControls').select(name)}
        />
      </label>
    </td>
  );
}
