/** The list of subscribers as the administrator sees it. Safe in the browser. */
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';

export const SUBSCRIBERS_PER_PAGE = 200;

export interface SubscriberView {
  id: number;
  email: string;
  status: 'unconfirmed' | 'pending' | 'confirmed';
  /** ISO 8601, UTC. */
  createdAt: string;
}

export const STATUS_TEXTS: Record<SubscriberView['status'], string> = {
  unconfirmed: 'Not confirmed',
  pending: 'Waits for confirmation',
  confirmed: 'Confirmed',
};

/** A subscriber as GET /api/subscribers tells it. */
export const toApiSubscriber = ({ id, email, createdAt }: SubscriberView) => ({ id, email, createdAt });

export interface SubscriberListQuery {
  search: string;
  offset: number;
}

/** Reads an address; what is not understood counts as not given. */
export function readSubscriberListQuery(search: URLSearchParams): SubscriberListQuery {
  return {
    search: (search.get('q') ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, MAX_EMAIL_LENGTH),
    offset: parseOffset(search.get('offset')),
  };
}

export const subscriberListPath = ({ search, offset }: Partial<SubscriberListQuery>) =>
  withQuery('/admin/subscribers', { q: search, offset: offset || undefined });

/** The page that asks before a subscriber is removed, and leads back to this view of the list. */
export const removalPath = (id: number, list: SubscriberListQuery) =>
  withQuery(`/admin/subscribers/${id}/delete`, { next: subscriberListPath(list) });
