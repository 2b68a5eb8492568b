import { Link } from '@remix-run/react';

interface ButtonProps {
  label: string;
  onPress: () => void;
  onClose: () => void;
}

/** The way on from a message, which goes with it. */
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

interface NoticeProps {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  link?: { path: string; label: string };
  button?: Omit<ButtonProps, 'onClose'>;
  onClose?: () => void;
}

export function Notice({ kind, title, text, link, button, onClose }: NoticeProps) {
  return (
    <div className={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {text && <span> {text}</span>} {link && <Link to={link.path}>{link.label}</Link>}
      {onClose && button && <NoticeButton {...button} onClose={onClose} />}
      {onClose && (
        <button type="button" className="toast-close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      )}
    </div>
  );
}
