export const REASONS = ['mine', 'unlawful', 'child-abuse', 'credit', 'ai', 'broken'] as const;
export type Reason = (typeof REASONS)[number];

export type EventKind = 'received' | 'hidden' | 'shown' | 'answered' | 'closed' | 'reopened';

export interface ReportView {
  id: number;
  wallpaperId: number;
  title: string;
  page: string;
  reason: Reason;
  name: string | null;
  email: string | null;
  message: string;
  createdAt: string;
  isClosed: boolean;
  /** Where the picture is now. */
  state: 'shown' | 'hidden' | 'trashed' | 'gone';
  picture: string | null;
  events: { kind: EventKind; words: string | null; isMailed: boolean; createdAt: string }[];
}
