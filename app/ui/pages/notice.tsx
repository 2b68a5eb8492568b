import { Link } from '@remix-run/react';

interface NoticeProps {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  link?: { path: string; label: string };
}

export function Notice({ kind, title, text, link }: NoticeProps) {
  return (
    <div className={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {text && <span> {text}</span>} {link && <Link to={link.path}>{link.label}</Link>}
    </div>
  );
}
