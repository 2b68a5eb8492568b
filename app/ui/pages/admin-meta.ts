import type { MetaDescriptor } from '@remix-run/node';
import { siteFacts } from './page-meta';

export function adminMeta(matches: { id: string; data: unknown }[], title: string): MetaDescriptor[] {
  return [
    { title: `${title} – Admin – ${siteFacts(matches)?.siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ];
}
