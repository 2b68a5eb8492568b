import { getFormProps } from '@conform-to/react';
import { Link, useLocation } from '@remix-run/react';
import { useRef } from 'react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { LANGUAGES, type Language } from '~/messages/languages';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';
import { type NameFields, nameField } from './category.names';
import { categoriesPath } from './category.view';
import { syncSlug } from './slug-sync';

type FieldName = 'name' | 'slug' | keyof NameFields;

interface NewCategoryProps {
  failure: FormResult | undefined;
  rules: FormRules;
}

function NewCategoryFields({ failure, rules, isNext }: NewCategoryProps & { isNext: boolean }) {
  const [form, fields] = usePageForm<FieldName>('new-category', failure, rules);
  const text = messagesOf('categories');
  return (
    <Form
      method="post"
      data-failed={text.create.failed}
      {...getFormProps(form)}
      className="new-category"
      onInput={syncSlug}
    >
      <FormAlert
        id={form.errorId}
        title={text.create.failed}
        messages={listMessages(form, [fields.name, fields.slug])}
      />
      <TextField
        field={fields.name}
        label={text.create.label}
        missing={messagesOf('categoryErrors').required.name}
        autoComplete="off"
        autoFocus={isNext}
      />
      <TextField
        field={fields.slug}
        label={text.slug}
        placeholder={text.create.slugPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy={text.create.busy}>{text.create.button}</SubmitButton>
    </Form>
  );
}

/** Resets and takes the focus after each category, so that the next one can be typed. */
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
  category: { name: string; slug: string } & NameFields;
  /** The site's languages beside its own. */
  otherLanguages: Language[];
  opened: string;
  failure: FormResult | undefined;
  rules: FormRules;
}

/** The slug does not follow the name here: changing it moves a page. */
export function EditCategoryForm({ category, opened, otherLanguages, failure, rules }: EditCategoryFormProps) {
  const [form, fields] = usePageForm<FieldName>('edit-category', failure, rules, category);
  const text = messagesOf('categories');
  return (
    <Form method="post" data-failed={text.edit.failed} {...getFormProps(form)} className="form">
      <SavedState
        subject="category"
        labels={{
          ...{ name: text.name, slug: text.slug },
          ...Object.fromEntries(
            otherLanguages.map((language) => [nameField(language), text.edit.nameIn(LANGUAGES[language])]),
          ),
        }}
        {...{ opened, failure }}
      >
        <FormAlert id={form.errorId} title={text.edit.failed} messages={listMessages(form, Object.values(fields))} />
      </SavedState>
      <TextField
        field={fields.name}
        label={text.name}
        missing={messagesOf('categoryErrors').required.name}
        autoComplete="off"
      />
      <TextField
        field={fields.slug}
        label={text.slug}
        hint={text.edit.slugHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {otherLanguages.map((language) => (
        <TextField
          key={language}
          field={fields[nameField(language)]}
          label={text.edit.nameIn(LANGUAGES[language])}
          hint={text.edit.nameInHint}
          autoComplete="off"
        />
      ))}
      <div className="form-actions">
        <SubmitButton busy={text.edit.saving}>{text.edit.save}</SubmitButton>
        <Link to={categoriesPath}>{text.cancel}</Link>
      </div>
    </Form>
  );
}
