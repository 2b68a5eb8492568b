import { Link, useFetcher, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_TITLE_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { type FormResult, typedValue } from '~/lib/form-result';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { TextInput } from '~/ui/admin/controls';
import { InPlaceLink } from '~/ui/admin/row-actions';
import { isComposing } from '~/ui/browser/is-composing';
import { Button } from '~/ui/forms/button';
import {
  type AdminListQuery,
  type AdminRow,
  adminListPath,
  pathBesideList,
  renameAction,
  renamePath,
  rowPath,
} from './admin-list.view';

/** The row whose title form the address opens, and the server's answer to it. */
export interface Renaming {
  id: number;
  failure?: FormResult;
}

interface TitleFormProps {
  row: AdminRow;
  query: AdminListQuery;
  refused: FormResult | undefined;
  onClose: () => void;
}

function TitleForm({ row, query, refused, onClose }: TitleFormProps) {
  const { Form, data, state } = useFetcher<FormResult | { ok: true }>();
  const text = messagesOf('wallpaperList').rename;
  const answer = data ?? refused;
  const failure = answer && 'error' in answer ? answer : undefined;
  const problem = failure?.error?.title?.[0] ?? failure?.error?.['']?.[0];
  const isDone = data !== undefined && 'ok' in data && state === 'idle';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Form
      data-discover
      method="post"
      action={renameAction(query, row.id)}
      className="title-form"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) onClose();
      }}
    >
      <input type="hidden" name="opened" value={typedValue(failure, 'opened') ?? row.opened} />
      <TextInput
        name="title"
        aria-label={text.field(row.title)}
        defaultValue={typedValue(failure, 'title') ?? row.title}
        maxLength={MAX_TITLE_LENGTH}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `problem-${row.id}`}
        autoComplete="off"
        autoFocus
      />
      <Button type="submit" look="main" aria-disabled={state !== 'idle' || undefined}>
        {text.save}
      </Button>
      <Link
        to={rowPath(query, row.id)}
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        {text.cancel}
      </Link>
      {problem && (
        <p role="alert" id={`problem-${row.id}`} className="field-error">
          {problem}
          {failure?.stored && `. ${messagesOf('formConflict').saved}: ${failure.stored.title}`}
        </p>
      )}
    </Form>
  );
}

interface TitleCellProps {
  row: AdminRow;
  query: AdminListQuery;
  renaming: Renaming | null;
}

/** Title and tags of a row. The title can be edited here. */
export function TitleCell({ row, query, renaming }: TitleCellProps) {
  const isAsked = renaming?.id === row.id;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Closing the form removed the element that had the focus.
    return () => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const navigate = useNavigate();
  const text = messagesOf('wallpaperList').rename;
  // A form that the address opened is closed by another address.
  const closed = rowPath(query, row.id);
  const close = useCallback(() => {
    if (isAsked) navigate(closed, { preventScrollReset: true });
    else setOpen(false);
  }, [isAsked, navigate, closed]);
  return (
    <th scope="row" className="cell-title">
      {isOpen || isAsked ? (
        <TitleForm row={row} query={query} refused={isAsked ? renaming?.failure : undefined} onClose={close} />
      ) : (
        <div className="title-line">
          <Link to={pathBesideList(editPath(row.id), query)} data-key="e">
            <bdi>{row.title}</bdi>
          </Link>
          <InPlaceLink
            to={renamePath(query, row.id)}
            ref={opener}
            className="rename"
            aria-label={text.named(row.title)}
            data-tooltip={text.label}
            data-key="r"
            onOpen={() => setOpen(true)}
          >
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <path d="M3 17v-3.5L13.5 3 17 6.5 6.5 17H3Zm8.5-12L15 8.5" />
            </svg>
          </InPlaceLink>
        </div>
      )}
      {row.tags.length > 0 && (
        <p className="row-tags">
          {row.tags.map((tag) => (
            <Link key={tag} to={adminListPath({ search: tag })} tabIndex={-1}>
              {tag}
            </Link>
          ))}
        </p>
      )}
    </th>
  );
}
