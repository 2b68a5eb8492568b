import { seal, unseal } from '~/lib/sealed.server';
import type { MailValue } from './mail.schema';

const PURPOSE = 'mail password';

export interface Mail extends Omit<MailValue, 'password' | 'intent'> {
  /** Sealed. */
  password: string;
}

export const NO_MAIL: Mail = {
  host: '',
  port: 587,
  security: 'starttls',
  user: '',
  password: '',
  from: '',
  to: '',
  siteUrl: '',
};

/** Null without a server. */
export function smtpUrl({ host, port, security, user, password }: Mail): string | null {
  if (!host) return null;
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(readPassword(password))}@` : '';
  const options = { starttls: '?requireTLS=true', tls: '', none: '?ignoreTLS=true' }[security];
  return `smtp${security === 'tls' ? 's' : ''}://${login}${host}:${port}/${options}`;
}

export const sealPassword = (password: string): string => seal(PURPOSE, Buffer.from(password)).toString('base64url');

const openPassword = (sealed: string) => unseal(PURPOSE, Buffer.from(sealed, 'base64url'));

/** Whether the session secret has changed since, as after some restores. */
export const isPasswordLost = (sealed: string): boolean => openPassword(sealed) === null;

const readPassword = (sealed: string): string => openPassword(sealed)?.toString() ?? '';
