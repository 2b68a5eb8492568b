import { getFormProps } from '@conform-to/react';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { TextAreaField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';

interface LetterFormProps {
  letter: { subject: string; words: string; wallpapers: number[] };
  opened: string;
  candidates: WallpaperCard[];
  canSend: boolean;
  failure: FormResult | undefined;
  rules: FormRules;
}

/** The ticks of a refused form; the letter's own otherwise. */
function selected({ letter, failure }: Pick<LetterFormProps, 'letter' | 'failure'>): Set<string> {
  const kept = failure?.initialValue;
  return new Set([kept ? (kept.wallpapers ?? []) : letter.wallpapers].flat().map(String));
}

export function LetterForm({ letter, opened, candidates, canSend, failure, rules }: LetterFormProps) {
  const { subject, words } = letter;
  const [form, fields] = usePageForm<'subject' | 'words'>('letter', failure, rules, { subject, words });
  const chosen = selected({ letter, failure });
  const text = messagesOf('letters');
  return (
    <Form method="post" data-failed={text.failed} {...getFormProps(form)} className="form form-wide">
      <SavedState
        subject="letter"
        labels={{ subject: text.subject, words: text.words, wallpapers: text.pictures }}
        inWords={(name, value) =>
          name === 'wallpapers' ? (candidates.find(({ id }) => String(id) === value)?.title ?? value) : value
        }
        {...{ opened, failure }}
      >
        <FormAlert id={form.errorId} messages={listMessages(form, Object.values(fields))} />
      </SavedState>
      <TextField field={fields.subject} label={text.subject} />
      <TextAreaField field={fields.words} label={text.words} hint={text.wordsHint} rows={6} />
      <fieldset className="field letter-pictures">
        <legend>{text.pictures}</legend>
        <p className="field-hint">{candidates.length > 0 ? text.picturesHint : text.noPictures}</p>
        <div>
          {candidates.map((picture) => (
            <label key={picture.id} className="checkbox">
              <input
                type="checkbox"
                name="wallpapers"
                value={picture.id}
                defaultChecked={chosen.has(String(picture.id))}
              />
              <WallpaperPicture source={picture} alt="" sizes="96px" most={320} />
              <span>{picture.title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="form-actions">
        <Button type="submit" look={canSend ? 'quiet' : 'main'} name="intent" value="save">
          {text.save}
        </Button>
        {canSend && (
          <>
            <Button type="submit" name="intent" value="test">
              {text.test}
            </Button>
            <Button type="submit" look="main" name="intent" value="review">
              {text.send}
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}

/** Of the saved letter, as its readers will see it. */
export function LetterPreviews() {
  const text = messagesOf('letters');
  return (
    <p className="letter-previews">
      <a href="/admin/newsletter/preview" target="_blank" rel="noreferrer">
        {text.previewHtml}
      </a>
      <a href="/admin/newsletter/preview?as=text" target="_blank" rel="noreferrer">
        {text.previewText}
      </a>
    </p>
  );
}
