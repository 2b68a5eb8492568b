import { getFormProps } from '@conform-to/react';
import { Fragment } from 'react';
import { type FormResult, type FormRules, typedValue } from '~/lib/form-result';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '~/messages/languages';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { SelectField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';
import { SubmitButton } from '~/ui/forms/submit-button';
import { FEATURES, SOCIAL_SITES } from './identity';
import type { IdentityField, IdentityValue } from './identity.schema';

interface IdentityFormProps {
  value: IdentityValue;
  /** The variable that sets a field, by field. */
  fixed: Partial<Record<IdentityField, string>>;
  opened: string;
  failure: FormResult | undefined;
  rules: FormRules;
}

const LINES = ['name', 'tagline', 'description', 'accent', 'timeZone'] as const;

export function IdentityForm({ value, fixed, opened, failure, rules }: IdentityFormProps) {
  const { features, smallPictures, languages, ...texts } = value;
  const [form, fields] = usePageForm<Exclude<IdentityField, 'features' | 'smallPictures' | 'languages'>>(
    'identity',
    failure,
    rules,
    texts,
  );
  const chosen = (name: 'features' | 'languages', stored: string[]) =>
    new Set([failure?.initialValue ? (failure.initialValue[name] ?? []) : stored].flat());
  const shown = chosen('features', features);
  const spoken = chosen('languages', languages);
  const isSmall = (failure?.initialValue ? failure.initialValue.smallPictures : smallPictures) === 'on';
  const text = messagesOf('siteIdentity');
  const { languages: languagesLabel, smallPictures: smallLabel, features: featuresLabel } = text;
  const others = LANGUAGE_CODES.filter((code) => code !== value.language && value.languages.includes(code));
  const inLanguages = (name: 'tagline' | 'description') =>
    LANGUAGE_CODES.map((code) => {
      const label = text.inLanguage(text.fields[name], LANGUAGES[code]);
      return { field: `${name}-${code}` as const, label, isShown: others.includes(code) };
    });
  const translated = { tagline: inLanguages('tagline'), description: inLanguages('description') };
  const labels = {
    ...{ ...text.fields, languages: languagesLabel, smallPictures: smallLabel, features: featuresLabel },
    ...Object.fromEntries(SOCIAL_SITES.map((name) => [name, name])),
    ...Object.fromEntries(Object.values(translated).flatMap((all) => all.map(({ field, label }) => [field, label]))),
  };
  const { yes, no } = messagesOf('wallpaperEdit').values;
  const inWords = (name: string, value: string) => {
    if (name === 'smallPictures') return value === 'on' ? yes : no;
    return { ...LANGUAGES, ...text.featureNames }[value as Language] ?? value;
  };
  const hint = (name: IdentityField, usual?: string) => (fixed[name] ? text.fixed(fixed[name]) : usual);
  return (
    <Form method="post" data-failed={text.failed} {...getFormProps(form)} className="form form-wide">
      <SavedState subject="site" labels={labels} inWords={inWords} {...{ opened, failure }}>
        <FormAlert id={form.errorId} messages={listMessages(form, Object.values(fields))} />
      </SavedState>
      {LINES.map((name) => (
        <Fragment key={name}>
          <TextField
            field={fields[name]}
            label={text.fields[name]}
            hint={hint(name, text.hints[name])}
            placeholder={name === 'name' ? 'Tapeta' : undefined}
            readOnly={name in fixed}
          />
          {(name === 'tagline' || name === 'description') &&
            translated[name].map(({ field, label, isShown }) =>
              isShown ? (
                <TextField key={field} field={fields[field]} label={label} hint={text.sameAsAbove} />
              ) : (
                // Kept for when the site speaks the language again.
                <input
                  key={field}
                  type="hidden"
                  name={field}
                  defaultValue={typedValue(failure, field) ?? value[field]}
                />
              ),
            )}
        </Fragment>
      ))}
      <SelectField
        field={fields.language}
        label={text.fields.language}
        hint={hint('language', text.hints.language)}
        options={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGES[code] }))}
        isFixed={'language' in fixed}
      />
      <fieldset className="field choices choices-pairs" disabled={'languages' in fixed}>
        <legend>{text.languages}</legend>
        <p className="field-hint">{hint('languages', text.languagesHint)}</p>
        {LANGUAGE_CODES.map((code) => (
          <label key={code} className="checkbox">
            <input type="checkbox" name="languages" value={code} defaultChecked={spoken.has(code)} />
            <span lang={code}>{LANGUAGES[code]}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label className="checkbox">
          <input type="checkbox" name="smallPictures" defaultChecked={isSmall} aria-describedby="small-means" />
          {text.smallPictures}
        </label>
        <p className="field-hint" id="small-means">
          {text.smallMeans}
        </p>
      </div>
      <fieldset className="choices choices-pairs">
        <legend>{text.social}</legend>
        {SOCIAL_SITES.map((name) => (
          <TextField
            key={name}
            field={fields[name]}
            label={name}
            hint={hint(name)}
            inputMode="url"
            readOnly={name in fixed}
          />
        ))}
      </fieldset>
      <fieldset className="field choices choices-pairs">
        <legend>{text.features}</legend>
        <p className="field-hint">{text.featuresHint}</p>
        {FEATURES.map((name) => (
          <label key={name} className="checkbox">
            <input type="checkbox" name="features" value={name} defaultChecked={shown.has(name)} />
            {text.featureNames[name]}
          </label>
        ))}
      </fieldset>
      <div className="form-actions">
        <SubmitButton busy={text.saving}>{text.save}</SubmitButton>
      </div>
    </Form>
  );
}
