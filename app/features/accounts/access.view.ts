import type { QrCode } from '~/lib/qr-code.server';

export const ACCOUNT_PATH = '/admin/site/account';
export const TOKENS_PATH = '/admin/site/account/tokens';

/** The second factor. The secret is only shown until a code confirms it. */
export type Factor =
  | { state: 'off' }
  | { state: 'pending'; secret: string; uri: string; qr: QrCode }
  | { state: 'on'; since: string; codesLeft: number; problem: string | null };

export interface SessionView {
  id: string;
  browser: string;
  startedAt: string;
  /** To within ten minutes. */
  usedAt: string;
  isThis: boolean;
}
