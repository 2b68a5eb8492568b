import type { FormEvent } from 'react';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
import { DEVICES } from '~/features/wallpapers/devices';
import { MAX_TAGS_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { messagesOf } from '~/messages/messages';
import { Button } from '~/ui/forms/button';
import { type Option, Options } from '~/ui/forms/options';
import type { Draft } from './queue-item';
import { type BulkUpload, useTotals } from './upload-queue';

interface SelectedFormProps {
  uploads: BulkUpload;
  categories: Option[];
}

/** Sets fields of the selected rows. Published ones change on the site at once, so the button counts them. */
export function SelectedForm({ uploads, categories }: SelectedFormProps) {
  const { selected, selectedPublished } = useTotals(uploads);
  const text = messagesOf('uploadQueue').selected;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    if (chosen.length === 0) return;
    uploads.setSelected(Object.fromEntries(chosen) as Partial<Draft>);
    event.currentTarget.reset();
  }
  return (
    <form className="bulk-selected" aria-label={text.label} onSubmit={onSubmit}>
      <select name="categoryId" className="select" aria-label={text.category}>
        <option value="">{text.keepCategory}</option>
        <Options of={categories} />
      </select>
      <select name="deviceType" className="select" aria-label={text.device}>
        <option value="">{text.keepDevice}</option>
        <Options of={DEVICES} />
      </select>
      <TagsInput name="tags" aria-label={text.tags} placeholder={text.tagsPlaceholder} maxLength={MAX_TAGS_LENGTH} />
      <Button type="submit">{text.apply(selected, selectedPublished)}</Button>
    </form>
  );
}
