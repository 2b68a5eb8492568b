import type { Scope } from '~/lib/scopes';

export const EXPIRIES = ['30', '365', 'never'] as const;

export interface TokenView {
  id: number;
  name: string;
  scopes: Scope[];
  state: 'active' | 'expired' | 'revoked';
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}
