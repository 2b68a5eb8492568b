import { useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { inLanguage } from '~/messages/addresses';

/** A form with one button, which leads back to this page. A plain form, because the next page comes with or without scripts. */
export function ChoiceForm({ action, ...button }: { action: string } & ComponentProps<'button'>) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={inLanguage(action)}>
      {/* All missing pages share one cached answer, so only the Referer knows the address. */}
      {!pathname.startsWith('/-') && <input type="hidden" name="next" value={pathname + search} />}
      <button {...button} />
    </form>
  );
}
