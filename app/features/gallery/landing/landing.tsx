import { useNavigate } from '@remix-run/react';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { withQuery } from '~/lib/paths';
import { withoutPrefix } from '~/messages/addresses';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';

// React neither renders nor hydrates the server's markup in these.

export function Hero({ html = '' }: { html?: string }) {
  const [markup] = useState(html);
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainLeftClick(event)) return;
    event.preventDefault();
    navigate(withoutPrefix(link.pathname));
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    navigate(withQuery('/', { q: String(new FormData(event.target as HTMLFormElement).get('q')) }));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks are on the link inside, which also works by keyboard
    <section
      className="hero"
      aria-labelledby="hero-title"
      onClick={follow}
      onSubmit={search}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by a component (hero.server.tsx)
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

export function Features({ html = '' }: { html?: string }) {
  const [markup] = useState(html);
  return (
    <div
      className="features"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by a component (feature-grid.server.tsx)
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
