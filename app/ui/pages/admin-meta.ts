import type { MetaDescriptor } from '@remix-run/node';
import { adminControlsMessages } from '~/messages/ui/admin-controls';
import { siteFacts } from './page-meta';

export function adminMeta(matches: { id: string; data: unknown }[], title: string): MetaDescriptor[] {
  return [
    { title: adminControlsMessages().title(title, siteFacts(matches)?.siteName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}
