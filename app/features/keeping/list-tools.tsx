import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PRESET_GROUPS, presetId } from '~/features/screens/presets';
import { browserScreen } from '~/features/screens/visitor-screen';
import { type FormResult, typedValue } from '~/lib/form-result';
import { MAX_LIMIT } from '~/lib/paging';
import { changersPath, KEPT_LIST, packagePath, withQuery } from '~/lib/paths';
import type { QrCode } from '~/lib/qr-code.server';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import type { Size } from '~/messages/sizes';
import { useHydrated } from '~/ui/browser/hydrated';
import { AddressField } from '~/ui/forms/address-field';
import { buttonProps } from '~/ui/forms/button-props';
import { CopyButton } from '~/ui/forms/copy-button';
import { TextField } from '~/ui/forms/field';
import { usePageForm } from '~/ui/forms/page-form';
import { useTypedAgain } from '~/ui/forms/typed-again';
import { QrCodeImage } from '~/ui/pages/qr-code';
import { Icon } from '~/ui/shell/icons';
import { MAX_TITLE_LENGTH } from './kept-list.view';

interface ReaderProps {
  /** The token that only reads. */
  token: string;
  total: number;
  mine: Size | null;
}

function Sizes({ mine }: Pick<ReaderProps, 'mine'>) {
  const text = messagesOf('keptList').download;
  const screen = useHydrated() ? browserScreen() : mine;
  const own = screen ? presetId(screen) : '';
  return (
    <div className="field">
      <label htmlFor="kept-size">{text.size}</label>{' '}
      {/* Another element once a script knows the screen, so that it is chosen. */}
      <select id="kept-size" key={own} name="preset" className="select" defaultValue={own}>
        {screen && <option value={own}>{text.mine(screen)}</option>}
        <option value="">{text.full}</option>
        {PRESET_GROUPS.map(({ name, presets }) => (
          <optgroup key={name} label={name}>
            {presets.map((preset) => (
              <option key={presetId(preset)} value={presetId(preset)}>
                {`${preset.width} × ${preset.height}, ${preset.label}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** For everyone who can see the list. A package has a part of a long list. */
export function ReaderTools({ token, total, mine }: ReaderProps) {
  const { download: text, changer } = messagesOf('keptList');
  const starts = Array.from({ length: Math.ceil(total / MAX_LIMIT) }, (_, index) => index * MAX_LIMIT);
  return (
    <form method="get" action={inLanguage(packagePath)} className="kept-download">
      <input type="hidden" name={KEPT_LIST} value={token} />
      <input type="hidden" name="limit" value={MAX_LIMIT} />
      <Sizes mine={mine} />
      {starts.map((start) => (
        <button key={start} type="submit" name="offset" value={start} {...buttonProps('main', 'large')}>
          <Icon name="download" />{' '}
          {starts.length > 1 ? text.part(start + 1, Math.min(total, start + MAX_LIMIT)) : text.all}
        </button>
      ))}
      <p className="field-hint">{text.hint}</p>
      <Link to={withQuery(changersPath, { [KEPT_LIST]: token })} rel="nofollow">
        {changer}
      </Link>
    </form>
  );
}

function Tool({
  title,
  text,
  isOpen,
  children,
}: {
  title: string;
  text?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="kept-tool" open={isOpen}>
      <summary>{title}</summary>
      <div className="kept-tool-body">
        {text && <p>{text}</p>}
        {children}
      </div>
    </details>
  );
}

interface OwnerProps {
  /** As saved. */
  title: string;
  addresses: { share: string; own: string };
  qr: QrCode;
  failure: FormResult | undefined;
}

export function OwnerTools({ title, addresses, qr, failure }: OwnerProps) {
  const text = messagesOf('keptList');
  const refused = typedValue(failure, 'intent') === 'rename' ? failure : undefined;
  const [form, fields] = usePageForm<'title'>('rename', refused, undefined, { title });
  const typed = useTypedAgain(form.id, refused);
  return (
    <div className="kept-owner">
      <Tool title={text.rename.title} isOpen={refused !== undefined}>
        <Form ref={typed} method="post" id={form.id} data-failed={text.failed} preventScrollReset className="kept-form">
          <TextField field={fields.title} label={text.rename.label} maxLength={MAX_TITLE_LENGTH} />
          <button type="submit" name="intent" value="rename" {...buttonProps('quiet')}>
            {text.rename.save}
          </button>
        </Form>
      </Tool>
      <Tool {...text.share}>
        <AddressField label={text.share.address} address={addresses.share} />
        <CopyButton text={addresses.share} />
        <Form method="post" preventScrollReset className="kept-form">
          <p>{text.share.undo}</p>
          <button type="submit" name="intent" value="replace" {...buttonProps('quiet')}>
            {text.share.replace}
          </button>
        </Form>
      </Tool>
      <Tool {...text.device}>
        <QrCodeImage code={qr} label={text.device.qr} />
        <AddressField label={text.device.address} address={addresses.own} />
        <CopyButton text={addresses.own} />
      </Tool>
      <Tool {...text.delete}>
        <Form method="post">
          <button type="submit" name="intent" value="delete" {...buttonProps('quiet')}>
            {text.delete.button}
          </button>
        </Form>
      </Tool>
    </div>
  );
}
