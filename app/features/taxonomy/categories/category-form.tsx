import { getFormProps } from '@conform-to/react';
import { Form, Link, useLocation } from '@remix-run/react';
import { useRef } from 'react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { SubmitButton } from '~/ui/forms/button';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { CATEGORY_FAILURES, categoriesPath } from './category.view';
import { syncSlug } from './slug-sync';

type FieldName = 'name' | 'slug';

const NAME_MISSING = 'Name is required.';

interface NewCategoryProps {
  failure: FormResult | undefined;
  rules: FormRules;
}

function NewCategoryFields({ failure, rules, isNext }: NewCategoryProps & { isNext: boolean }) {
  const [form, fields] = usePageForm<FieldName>('new-category', failure, rules);
  return (
    <Form
      method="post"
      data-failed={CATEGORY_FAILURES.create}
      {...getFormProps(form)}
      className="new-category"
      onInput={syncSlug}
    >
      <FormAlert
        id={form.errorId}
        title={CATEGORY_FAILURES.create}
        messages={listMessages(form, [fields.name, fields.slug])}
      />
      <TextField
        field={fields.name}
        label="New category"
        missing={NAME_MISSING}
        autoComplete="off"
        autoFocus={isNext}
      />
      <TextField
        field={fields.slug}
        label="Slug"
        placeholder="made from the name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy="Creating…">Create</SubmitButton>
    </Form>
  );
}

/** One line for the next category; empty again, with the focus in it, as soon as the last one is there. */
export function NewCategoryForm({ failure, rules }: NewCategoryProps) {
  const { key } = useLocation();
  const hasSent = useRef(false);
  return (
    <div
      onSubmit={() => {
        hasSent.current = true;
      }}
    >
      <NewCategoryFields key={key} {...{ failure, rules }} isNext={hasSent.current && !failure} />
    </div>
  );
}

interface EditCategoryFormProps {
  category: { name: string; slug: string };
  failure: FormResult | undefined;
  rules: FormRules;
}

/** Here the slug stays as it is unless somebody changes it: it is the address of a page. */
export function EditCategoryForm({ category, failure, rules }: EditCategoryFormProps) {
  const [form, fields] = usePageForm<FieldName>('edit-category', failure, rules, category);
  return (
    <Form method="post" data-failed={CATEGORY_FAILURES.update} {...getFormProps(form)} className="form">
      <FormAlert
        id={form.errorId}
        title={CATEGORY_FAILURES.update}
        messages={listMessages(form, [fields.name, fields.slug])}
      />
      <TextField field={fields.name} label="Name" missing={NAME_MISSING} autoComplete="off" />
      <TextField
        field={fields.slug}
        label="Slug"
        hint="The old address leads to the new one. Left blank, it is made from the name."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="form-actions">
        <SubmitButton busy="Saving…">Save changes</SubmitButton>
        <Link to={categoriesPath}>Cancel</Link>
      </div>
    </Form>
  );
}
