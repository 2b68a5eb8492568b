import type { FormEvent } from 'react';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
import { DEVICES } from '~/features/wallpapers/devices';
import { MAX_TAGS_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { Button } from '~/ui/forms/button';
import { type Option, Options } from '~/ui/forms/options';
import type { Draft } from './queue-item';
import { type BulkUpload, useTotals } from './upload-queue';
import { files } from './upload-totals';

interface TickedFormProps {
  uploads: BulkUpload;
  categories: Option[];
}

/** Sets fields of the ticked rows; the button says how many there are, and how many of them are published. */
export function TickedForm({ uploads, categories }: TickedFormProps) {
  const { ticked, tickedPublished } = useTotals(uploads);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    if (chosen.length === 0) return;
    uploads.setTicked(Object.fromEntries(chosen) as Partial<Draft>);
    event.currentTarget.reset();
  }
  return (
    <form className="bulk-ticked" aria-label="Selected files" onSubmit={onSubmit}>
      <select name="categoryId" className="select" aria-label="Category for the selected">
        <option value="">Category: as it is</option>
        <Options of={categories} />
      </select>
      <select name="deviceType" className="select" aria-label="Device for the selected">
        <option value="">Device: as it is</option>
        <Options of={DEVICES} />
      </select>
      <TagsInput
        name="tags"
        aria-label="Tags to add to the selected"
        placeholder="Tags to add, between commas"
        maxLength={MAX_TAGS_LENGTH}
      />
      <Button type="submit">
        Set for {files(ticked)}
        {tickedPublished > 0 && `, ${tickedPublished} published`}
      </Button>
    </form>
  );
}
