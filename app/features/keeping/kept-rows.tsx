import { Form, Link } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { covering } from '~/images/renditions';
import { type FormResult, typedValue } from '~/lib/form-result';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { TextField } from '~/ui/forms/field';
import { usePageForm } from '~/ui/forms/page-form';
import { LineIcon } from '~/ui/shell/icons';
import { type KeptRow, MAX_NOTE_LENGTH } from './kept-list.view';

const LOOK = { sizes: '160px', most: 320 };

interface RowProps {
  row: KeptRow;
  /** Of the whole list. */
  total: number;
  failure: FormResult | undefined;
}

function Row({ row: { id, title, place, note, picture }, total, failure }: RowProps) {
  const text = messagesOf('keptList');
  const refused = typedValue(failure, 'id') === String(id) ? failure : undefined;
  const [form, fields] = usePageForm<'note'>(`w${id}-edit`, refused, undefined, { note });
  const button = { type: 'submit', name: 'intent', ...buttonProps('quiet') } as const;
  return (
    <li id={`w${id}`} className="kept-row">
      <Link to={wallpaperPath(id)} className="kept-picture" tabIndex={-1} aria-hidden="true">
        <WallpaperPicture source={picture} alt="" {...covering(picture, 16 / 10, LOOK)} />
      </Link>
      <Form method="post" id={form.id} data-failed={text.failed} preventScrollReset className="kept-facts">
        <input type="hidden" name="id" value={id} />
        <div className="kept-text">
          <h2 dir="auto">
            <Link to={wallpaperPath(id)}>{title}</Link>
          </h2>
          {note && <p dir="auto">{note}</p>}
          <details className="kept-edit" open={refused !== undefined}>
            <summary aria-label={text.editNamed(title)}>{text.edit}</summary>
            <div className="kept-form">
              <TextField field={fields.note} label={text.note} maxLength={MAX_NOTE_LENGTH} />
              {/* The first button of the form: Enter in the field presses it. */}
              <button {...button} value="edit">
                {text.save}
              </button>
            </div>
          </details>
        </div>
        <div className="kept-actions">
          <button {...button} value="up" disabled={place === 1}>
            <LineIcon path="m5 12 5-5 5 5" />
            <span className="visually-hidden">{text.up(title)}</span>
          </button>{' '}
          <button {...button} value="down" disabled={place === total}>
            <LineIcon path="m5 8 5 5 5-5" />
            <span className="visually-hidden">{text.down(title)}</span>
          </button>{' '}
          <button {...button} value="remove" aria-label={text.removeNamed(title)}>
            {text.remove}
          </button>
        </div>
      </Form>
    </li>
  );
}

/** Says what a button did, and gives the focus to it again or to the next row: the button's row is a new element, or gone. */
function useSaidChanges(rows: KeptRow[], total: number) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ row: KeptRow; index: number; value: string } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!pressed.current) return;
    const { row, index, value } = pressed.current;
    pressed.current = null;
    const place = rows.findIndex(({ id }) => id === row.id);
    const now = rows[place];
    const text = messagesOf('keptList');
    if (now) setSaid(text.moved(now.title, now.place, total));
    else setSaid(value === 'remove' ? text.removed(row.title) : '');
    const item = list.current?.children[now ? place : Math.min(index, rows.length - 1)];
    const buttons = [...(item?.querySelectorAll<HTMLElement>('.kept-actions button:not(:disabled)') ?? [])];
    const again = buttons.find((button) => (button as HTMLButtonElement).value === value);
    (value === 'edit' ? item?.querySelector('summary') : (again ?? buttons[0]))?.focus({ preventScroll: true });
  }, [rows, total]);
  return {
    list,
    said,
    onClick({ target, currentTarget }: MouseEvent) {
      const button = (target as Element).closest('button');
      const index = [...currentTarget.children].findIndex((item) => item.contains(button));
      const row = rows[index];
      pressed.current = button && row ? { row, index, value: button.value } : null;
    },
  };
}

export function KeptRows({ rows, ...rest }: Omit<RowProps, 'row'> & { rows: KeptRow[] }) {
  const { list, said, onClick } = useSaidChanges(rows, rest.total);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks are on the buttons inside, which also work by keyboard */}
      <ol ref={list} className="kept-rows" aria-label={messagesOf('keptList').pictures} onClick={onClick}>
        {rows.map((row) => (
          <Row key={`${row.id} ${row.place} ${row.note}`} row={row} {...rest} />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
