import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react';
import {
  type ChangeEventHandler,
  type ComponentType,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useContext,
} from 'react';
import { Controls, type TextInputProps } from './controls';
import { type Option, Options } from './options';

interface FieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
  /** The message for a blank field that only JavaScript requires. */
  missing?: string;
}

interface FrameProps extends Omit<FieldProps, 'missing'> {
  /** Shown after the message, such as a link to the conflicting item. */
  afterError?: ReactNode;
  children: ReactNode;
}

/** Label, hint and message of a control, which refers to them by their ids. */
function Field({ field, label, hint, afterError, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      {children}
      {hint && (
        <p id={field.descriptionId} className="field-hint">
          {hint}
        </p>
      )}
      {field.errors && field.errors.length > 0 && (
        <p id={field.errorId} className="field-error">
          {field.errors.join(' ')} {afterError}
        </p>
      )}
    </div>
  );
}

const describedBy = ({ field, hint }: Pick<FieldProps, 'field' | 'hint'>) => ({
  ariaDescribedBy: hint && field.descriptionId,
});

/** Switches the browser's own check off if only JavaScript requires a field. */
const insists = (missing: string | undefined) =>
  missing === undefined ? {} : { 'data-missing': missing, required: false, minLength: undefined };

type InputFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'autoComplete'
    | 'autoCapitalize'
    | 'autoFocus'
    | 'inputMode'
    | 'list'
    | 'maxLength'
    | 'placeholder'
    | 'readOnly'
    | 'spellCheck'
  > & {
    type?: 'text' | 'password';
    /** Another control, for example with suggestions. */
    as?: ComponentType<TextInputProps>;
  };

export function TextField({ field, label, hint, missing, type = 'text', as, ...attributes }: InputFieldProps) {
  const { Input } = useContext(Controls);
  const Control = as ?? Input;
  const { key, ...props } = getInputProps(field, { type, ...describedBy({ field, hint }) });
  return (
    <Field field={field} label={label} hint={hint}>
      <Control key={key} {...props} {...attributes} {...insists(missing)} />
    </Field>
  );
}

export const EmailField = (props: FieldProps) => (
  <TextField {...props} inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
);

type TextAreaFieldProps = FieldProps & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'autoFocus'>;

export function TextAreaField({ field, label, hint, missing, ...attributes }: TextAreaFieldProps) {
  const { TextArea } = useContext(Controls);
  const { key, ...props } = getTextareaProps(field, describedBy({ field, hint }));
  return (
    <Field field={field} label={label} hint={hint}>
      <TextArea key={key} {...props} {...attributes} data-missing={missing} />
    </Field>
  );
}

/** The browser's own select, which works without JavaScript. */
export function SelectField({
  field,
  label,
  hint,
  missing,
  options,
  isFixed,
}: FieldProps & { options: readonly Option[]; isFixed?: boolean }) {
  const { key, ...props } = getSelectProps(field, describedBy({ field, hint }));
  return (
    <Field field={field} label={label} hint={hint}>
      {/* Text browsers show it right behind its label. */}{' '}
      <select key={key} {...props} data-missing={missing} disabled={isFixed} className="select">
        <Options of={options} />
      </select>
    </Field>
  );
}

export function CheckboxField({ field, label, hint }: FieldProps) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox', ...describedBy({ field, hint }) });
  return (
    <div className="field">
      <label className="checkbox">
        <input key={key} {...props} />
        {label}
      </label>
      {hint && (
        <p id={field.descriptionId} className="field-hint">
          {hint}
        </p>
      )}
      {field.errors && field.errors.length > 0 && (
        <p id={field.errorId} className="field-error">
          {field.errors.join(' ')}
        </p>
      )}
    </div>
  );
}

interface FileFieldProps extends FieldProps, Pick<FrameProps, 'afterError'> {
  accept: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** The message for a file whose type is not in `accept`. */
  notAccepted: string;
  maxBytes: number;
  tooLarge: string;
}

export function FileField({
  field,
  label,
  hint,
  missing,
  notAccepted,
  maxBytes,
  tooLarge,
  afterError,
  ...attributes
}: FileFieldProps) {
  const { key, ...props } = getInputProps(field, { type: 'file', ...describedBy({ field, hint }) });
  return (
    <Field field={field} label={label} hint={hint} afterError={afterError}>
      <input
        key={key}
        {...props}
        {...attributes}
        className="file-input"
        data-missing={missing}
        data-not-accepted={notAccepted}
        data-max-bytes={maxBytes}
        data-too-large={tooLarge}
      />
    </Field>
  );
}
