import { getFormProps } from '@conform-to/react';
import { type AdminListQuery, pathBesideList, picturePath } from '~/features/curation/list/admin-list.view';
import { PictureField } from '~/features/uploads/picture-field';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';

interface PictureFormProps {
  wallpaper: { id: number };
  opened: string;
  query: AdminListQuery;
  failure?: FormResult;
  maxUploadMb: number;
}

export function PictureForm({ wallpaper: { id }, opened, query, failure, maxUploadMb }: PictureFormProps) {
  const [form, fields] = usePageForm<'image'>('picture', failure);
  const text = messagesOf('wallpaperEdit').picture;
  return (
    <Form
      method="post"
      data-failed={text.failed}
      action={pathBesideList(picturePath(id), query)}
      encType="multipart/form-data"
      {...getFormProps(form)}
      className="form picture-form"
    >
      <SavedState subject="picture" {...{ opened, failure }}>
        <FormAlert id={form.errorId} title={text.failed} messages={listMessages(form, [fields.image])} />
      </SavedState>
      <PictureField
        field={fields.image}
        label={text.label}
        hint={text.hint(maxUploadMb)}
        {...{ maxUploadMb, location: failure?.location }}
      />
      <div className="form-actions">
        <SubmitButton look="quiet" busy={text.replacing}>
          {text.replace}
        </SubmitButton>
      </div>
    </Form>
  );
}
