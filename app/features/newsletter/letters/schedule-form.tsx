import { getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { SelectField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';
import type { Schedule } from './letter.schema';

interface ScheduleFormProps {
  schedule: Schedule;
  opened: string;
  timeZone: string;
  failure: FormResult | undefined;
  rules: FormRules;
}

export function ScheduleForm({ schedule, opened, timeZone, failure, rules }: ScheduleFormProps) {
  const { every, atLeast } = schedule;
  const [form, fields] = usePageForm<'every' | 'atLeast'>('schedule', failure, rules, {
    every,
    atLeast: String(atLeast),
  });
  const text = messagesOf('letters').schedule;
  return (
    <Form method="post" data-failed={text.failed} {...getFormProps(form)} className="form">
      <h1>{text.title}</h1>
      <SavedState
        subject="schedule"
        labels={{ every: text.every, atLeast: text.atLeast }}
        inWords={(name, value) => (name === 'every' ? text.choices[value as Schedule['every']] : value)}
        {...{ opened, failure }}
      >
        <FormAlert id={form.errorId} messages={listMessages(form, Object.values(fields))} />
      </SavedState>
      <SelectField
        field={fields.every}
        label={text.every}
        options={(['never', 'week', 'month'] as const).map((value) => ({ value, label: text.choices[value] }))}
      />
      <TextField field={fields.atLeast} label={text.atLeast} hint={text.atLeastHint} inputMode="numeric" />
      <p className="field-hint">{text.how(timeZone)}</p>
      <div className="form-actions">
        <Button type="submit" look="main">
          {messagesOf('letters').save}
        </Button>
        <Link to="/admin/newsletter">{text.back}</Link>
      </div>
    </Form>
  );
}
