import { truncate } from '~/lib/clean-text';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { Confirmation } from '~/ui/admin/confirmation';

export const SUBSCRIBERS_PER_PAGE = 200;

export interface SubscriberView {
  id: number;
  email: string;
  status: 'unconfirmed' | 'pending' | 'confirmed' | 'paused';
  createdAt: string;
}

export const toApiSubscriber = ({ id, email, createdAt }: SubscriberView) => ({ id, email, createdAt });

export interface SubscriberListQuery {
  search: string;
  offset: number;
}

/** Reads the address of a list. Ignores invalid values. */
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

export const resumePath = (id: number, list: SubscriberListQuery) =>
  withQuery(`/admin/subscribers/${id}/resume`, { next: subscriberListPath(list) });

export function subscriberRemoval({ email }: { email: string }): Confirmation {
  const text = messagesOf('subscribers');
  return {
    question: text.removeQuestion(email),
    consequence: text.removeConsequence,
    verb: text.remove,
    busy: text.removing,
    failed: text.removeFailed,
  };
}
