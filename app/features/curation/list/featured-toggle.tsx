import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { useIsWaiting } from '~/ui/browser/active-navigation';
import { showToast } from '~/ui/overlays/toasts';
import { type AdminListQuery, type AdminRow, featuredPath, pathBesideList } from './admin-list.view';

interface FeaturedToggleProps {
  row: Pick<AdminRow, 'id' | 'title' | 'featured'>;
  query: AdminListQuery;
}

/** Features a wallpaper or stops featuring it. With JavaScript the list stays open. */
export function FeaturedToggle({ row, query }: FeaturedToggleProps) {
  const { Form, formData, data } = useFetcher<FormResult | { ok: true }>();
  const wanted = useIsWaiting() ? null : formData?.get('featured');
  const isFeatured = wanted ? wanted === 'yes' : row.featured;
  useEffect(() => {
    const problem = data && 'error' in data ? data.error?.['']?.[0] : undefined;
    if (problem) showToast({ kind: 'error', title: messagesOf('wallpaperForm').updateFailed, text: problem });
  }, [data]);
  const { featured: text } = messagesOf('wallpaperList');
  return (
    <Form
      method="post"
      data-discover
      data-failed={messagesOf('wallpaperForm').updateFailed}
      action={pathBesideList(featuredPath(row.id), query)}
    >
      <button
        type="submit"
        name="featured"
        value={isFeatured ? 'no' : 'yes'}
        className="featured-toggle"
        aria-pressed={isFeatured}
        aria-label={text.named(row.title)}
        data-tooltip={isFeatured ? text.yes : text.no}
        data-key="f"
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3L10 14.6l-4.6 2.5.9-5.3L2.5 8.1l5.2-.7L10 2.5Z" />
        </svg>
      </button>
    </Form>
  );
}
