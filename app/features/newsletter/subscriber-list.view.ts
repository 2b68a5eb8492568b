import { truncate } from '~/lib/clean-text';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import type { Confirmation } from '~/ui/admin/confirmation';

export const SUBSCRIBERS_PER_PAGE = 200;

export interface SubscriberView {
  id: number;
  email: string;
  status: 'unconfirmed' | 'pending' | 'confirmed';
  createdAt: string;
}

export const STATUS_TEXTS: Record<SubscriberView['status'], string> = {
  unconfirmed: 'Not confirmed',
  pending: 'Waits for confirmation',
  confirmed: 'Confirmed',
};

export const toApiSubscriber = ({ id, email, createdAt }: SubscriberView) => ({ id, email, createdAt });

export interface SubscriberListQuery {
  search: string;
  offset: number;
}

/** Reads an address; what is not understood counts as not given. */
export function readSubscriberListQuery(search: URLSearchParams): SubscriberListQuery {
  return {
    search: truncate((search.get('q') ?? '').replaceAll('\0', '').trim(), MAX_EMAIL_LENGTH),
    offset: parseOffset(search.get('offset')),
  };
}

export const subscriberListPath = ({ search, offset }: Partial<SubscriberListQuery>) =>
  withQuery('/admin/subscribers', { q: search, offset: offset || undefined });

export const removalPath = (id: number, list: SubscriberListQuery) =>
  withQuery(`/admin/subscribers/${id}/delete`, { next: subscriberListPath(list) });

export function subscriberRemoval({ email }: { email: string }): Confirmation {
  return {
    question: `Remove ${email}?`,
    consequence: 'The address is deleted for good. It can subscribe again.',
    verb: 'Remove',
    busy: 'Removing…',
    failed: 'Failed to remove subscriber',
  };
}
