import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';

interface ButtonProps {
  label: string;
  onPress: () => void;
  onClose: () => void;
}

/** A message's action. It also closes the message. */
export function NoticeButton({ label, onPress, onClose }: ButtonProps) {
  return (
    <button
      type="button"
      className="notice-button"
      onClick={() => {
        onClose();
        onPress();
      }}
    >
      {label}
    </button>
  );
}

export interface NoticeFormProps {
  path: string;
  label: string;
  fields: Record<string, string | number[]>;
}

/** The same as a form, which works without JavaScript. */
export function NoticeForm({ path, label, fields }: NoticeFormProps) {
  return (
    <Form method="post" action={path} className="notice-form" preventScrollReset>
      {Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((part) => <input key={`${name} ${part}`} type="hidden" name={name} value={part} />),
      )}
      <button type="submit" className="notice-button">
        {label}
      </button>
    </Form>
  );
}

interface NoticeProps {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  link?: { path: string; label: string };
  form?: NoticeFormProps;
  button?: Omit<ButtonProps, 'onClose'>;
  onClose?: () => void;
}

export function Notice({ kind, title, text, link, form, button, onClose }: NoticeProps) {
  return (
    <div className={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {text && <span> {text}</span>} {link && <Link to={link.path}>{link.label}</Link>}
      {form && <NoticeForm {...form} />}
      {onClose && button && <NoticeButton {...button} onClose={onClose} />}
      {onClose && (
        <button type="button" className="toast-close" aria-label={messagesOf('controls').close} onClick={onClose}>
          ×
        </button>
      )}
    </div>
  );
}
