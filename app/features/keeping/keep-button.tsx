import { type FormEvent, useState } from 'react';
import { keepPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { LineIcon } from '~/ui/shell/icons';
import { keepWallpaper } from './keep-wallpaper';

/** Looks the same for everyone, so that pages stay cached: only the list says what is kept. */
export function KeepButton({ wallpaper: { id, title } }: { wallpaper: { id: number; title: string } }) {
  const text = messagesOf('keep');
  const [isBusy, setIsBusy] = useState(false);
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    await keepWallpaper({ id, title });
    setIsBusy(false);
  }
  return (
    <form method="post" action={inLanguage(keepPath)} onSubmit={keep}>
      <button
        type="submit"
        name="id"
        value={id}
        {...buttonProps('quiet')}
        aria-label={text.named(title)}
        aria-disabled={isBusy || undefined}
      >
        <LineIcon path="M5 3h10v14l-5-4-5 4V3Z" /> {text.keep}
      </button>
    </form>
  );
}
