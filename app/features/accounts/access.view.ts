import type { QrCode } from '~/lib/qr-code.server';

export const ACCESS_PATH = '/admin/site/access';

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
