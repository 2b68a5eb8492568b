import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { SavedState } from '~/ui/forms/saved-state';

interface LogoFormProps {
  logo: string | null;
  opened: string;
  failure: FormResult | undefined;
}

export function LogoForm({ logo, opened, failure }: LogoFormProps) {
  const text = messagesOf('siteLogo');
  const problem = failure?.stored ? undefined : (failure?.error?.image?.[0] ?? failure?.error?.['']?.[0]);
  return (
    <Form method="post" encType="multipart/form-data" data-failed={text.failed} className="form form-wide">
      <h2>{text.title}</h2>
      <SavedState subject="logo" {...{ opened, failure }} />
      {logo && <img src={`${logo}/192.png`} alt={text.current} width="96" height="96" />}
      <div className="field">
        <label htmlFor="logo">{text.file}</label>
        <input
          id="logo"
          type="file"
          name="image"
          accept="image/png,image/jpeg,image/webp,image/avif"
          className="file-input"
          aria-describedby={problem ? 'logo-hint logo-problem' : 'logo-hint'}
          aria-invalid={problem ? true : undefined}
        />
        <p id="logo-hint" className="field-hint">
          {text.hint}
        </p>
        {problem && (
          <p id="logo-problem" className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="form-actions">
        <Button type="submit" look="main" name="intent" value="save">
          {text.save}
        </Button>
        {logo && (
          <Button type="submit" name="intent" value="remove">
            {text.remove}
          </Button>
        )}
      </div>
    </Form>
  );
}
