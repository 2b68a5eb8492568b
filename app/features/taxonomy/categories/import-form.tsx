import { TextArea } from '@radix-ui/themes/components/text-area';
import { Form } from '@remix-run/react';
import { SubmitButton } from '~/ui/forms/button';
import { CATEGORY_FAILURES } from './category.view';

export function ImportForm({ text }: { text: string }) {
  return (
    <Form method="post" data-failed={CATEGORY_FAILURES.create} encType="multipart/form-data" className="form form-wide">
      <input type="hidden" name="intent" value="import" />
      <div className="field">
        <label htmlFor="import-text">One category per line</label>
        <TextArea
          id="import-text"
          name="text"
          rows={6}
          defaultValue={text}
          className="text-area"
          aria-describedby="import-hint"
        />
        <p id="import-hint" className="field-hint">
          Each slug is made from the name. Empty lines do not count.
        </p>
      </div>
      <div className="field">
        <label htmlFor="import-file">Or a text file</label>
        <input id="import-file" type="file" name="file" accept=".txt,text/plain" className="file-input" />
      </div>
      <div className="form-actions">
        <SubmitButton look="quiet" busy="Importing…">
          Import
        </SubmitButton>
      </div>
    </Form>
  );
}
