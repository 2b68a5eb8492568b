import { type MouseEvent, useRef } from 'react';
import { messagesOf } from '~/messages/messages';
import { AddressField } from '~/ui/forms/address-field';
import { buttonProps } from '~/ui/forms/button-props';
import { showToast } from '~/ui/overlays/toasts';
import { Icon } from '~/ui/shell/icons';
import { spaced } from '~/ui/shell/spaced';

interface ShareProps {
  title: string;
  pageUrl: string;
  imageUrl: string;
}

/** Closing the browser's share dialog is no failure. */
async function shareLink(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'shared';
    }
  }
  try {
    // Only available over HTTPS.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Without scripts, or when they can't share, it shows the address to copy. */
export function ShareButton({ title, pageUrl }: Omit<ShareProps, 'imageUrl'>) {
  const text = messagesOf('share');
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  async function share(event: MouseEvent) {
    // Then a press closes it.
    if (details.current?.open) return;
    event.preventDefault();
    const outcome = await shareLink(title, pageUrl);
    if (outcome === 'copied') showToast({ kind: 'success', title: text.copied });
    if (outcome !== 'failed') return;
    showToast({ kind: 'error', ...text.failed });
    if (details.current) details.current.open = true;
    field.current?.focus();
  }
  return (
    <details className="share" ref={details}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
      <summary {...buttonProps('quiet')} onClick={share}>
        <Icon name="share" /> {text.share}
      </summary>
      <AddressField label={text.address} address={pageUrl} field={field} />
    </details>
  );
}

export function ShareLinks({ title, pageUrl, imageUrl }: ShareProps) {
  const url = encodeURIComponent(pageUrl);
  const text = encodeURIComponent(title);
  const media = encodeURIComponent(imageUrl);
  const networks = [
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    {
      name: 'Pinterest',
      href: `https://www.pinterest.com/pin/create/button/?url=${url}&media=${media}&description=${text}`,
    },
  ];
  return (
    <p className="detail-links share-links">
      {messagesOf('share').shareOn}{' '}
      {spaced(
        networks.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        )),
      )}
    </p>
  );
}
