import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FormResult, type FormValue, type Subject, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { ButtonLink, SubmitButton } from './button';

/** Takes the focus, because the button that was pressed may be far below. */
export function Alarm({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} role="alert" aria-labelledby={id} className="edit-conflict">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SavedStateProps {
  subject: Subject;
  /** From the loader: `openedMarks` of the values that the form shows. */
  opened: string;
  failure: FormResult | undefined;
  /** Names of the fields. A form that sends only a file has none. */
  labels?: Record<string, string>;
  /** Of one value of a field. */
  inWords?: (name: string, value: string) => string;
  /** Shown without a conflict, such as other errors. */
  children?: ReactNode;
}

const spaced = (value: string) => value.replace(/\s+/g, ' ').trim();

/** Begins each form of stored values: tells the server what was changed in it, and shows what another window has saved. */
export function SavedState({
  subject,
  opened,
  failure,
  labels,
  inWords = (_, value) => value,
  children,
}: SavedStateProps) {
  return (
    <>
      <input type="hidden" name="opened" value={typedValue(failure, 'opened') ?? opened} />
      {failure?.stored ? <Conflict {...{ subject, failure, labels, inWords }} stored={failure.stored} /> : children}
    </>
  );
}

type ConflictProps = Pick<SavedStateProps, 'subject' | 'labels'> &
  Required<Pick<SavedStateProps, 'inWords'>> & { failure: FormResult; stored: Record<string, FormValue> };

function Conflict({ subject, failure, stored, labels, inWords }: ConflictProps) {
  const { pathname, search } = useLocation();
  const text = messagesOf('formConflict');
  const say = (name: string, value: FormValue | undefined) =>
    [value ?? '']
      .flat()
      .map((part) => spaced(inWords(name, part)))
      .sort()
      .join(', ') || text.none;
  const rows = Object.entries(labels ?? {})
    .filter(([name]) => name in stored)
    .map(([name, label]) => ({
      ...{ name, label },
      saved: say(name, stored[name]),
      typed: say(name, failure.initialValue?.[name] as FormValue | undefined),
    }))
    .filter(({ saved, typed }) => saved !== typed);
  const sentence = rows.length > 0 ? text.unsaved : text.same;
  return (
    <Alarm id="form-conflict" title={text.titles[subject]}>
      <p>{labels ? sentence : text.file}</p>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{text.saved}</th>
              <th scope="col">{text.yours}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, saved, typed }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{saved}</td>
                <td>{typed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {labels && (
        <div className="form-actions">
          <SubmitButton look="quiet" busy={text.saving}>
            {text.save}
          </SubmitButton>
          {/* A new document, so that the form keeps nothing that was typed. */}
          <ButtonLink to={pathname + search} reloadDocument data-discards>
            {text.discard}
          </ButtonLink>
        </div>
      )}
    </Alarm>
  );
}
