import type { MetaDescriptor } from '@remix-run/node';
import { messagesOf } from '~/messages/messages';
import { siteFacts } from './page-meta';

export function adminMeta(matches: { id: string; data: unknown }[], title: string): MetaDescriptor[] {
  return [
    { title: messagesOf('adminControls').title(title, siteFacts(matches)?.siteName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}
