import { type ReactNode, useContext } from 'react';
import { MAX_PER_DAY, type PublishChoice } from '~/features/wallpapers/publish-choices';
import { type FormResult, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Controls } from '~/ui/forms/controls';

interface PublishFieldsProps {
  /** Begins the ids of the controls. */
  id: string;
  /** The first one is the default. */
  choices: readonly PublishChoice[];
  timeZone: string;
  failure: FormResult | undefined;
}

/** When wallpapers are published. Each choice shows its own fields. */
export function PublishFields({ id, choices, timeZone, failure }: PublishFieldsProps) {
  const text = messagesOf('publishing');
  const chosen = typedValue(failure, 'publishedAt') ?? choices[0];
  const field = { id, failure };
  const details: Partial<Record<PublishChoice, ReactNode>> = {
    at: <PublishField {...field} name="publishAt" label={text.when} type="datetime-local" />,
    drip: (
      <>
        <PublishField {...field} name="perDay" label={text.perDay} type="number" initial="1" max={MAX_PER_DAY} />
        <PublishField {...field} name="dripTime" label={text.time} type="time" initial="09:00" />
        <PublishField {...field} name="dripFrom" label={text.first} type="date" />
      </>
    ),
  };
  return (
    <fieldset className="publish-fields">
      <legend>{text.legend}</legend>
      {choices.map((choice) => (
        <div key={choice} className="publish-choice">
          <label className="checkbox">
            <input type="radio" name="publishedAt" value={choice} defaultChecked={choice === chosen} />
            {text.choices[choice]}
          </label>
          {details[choice] && (
            <div className="publish-details">
              {details[choice]}
              <p className="field-hint">
                {choice === 'drip' && text.firstHint} {text.zone(timeZone)}
              </p>
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface PublishFieldProps extends Pick<PublishFieldsProps, 'id' | 'failure'> {
  name: 'publishAt' | 'perDay' | 'dripTime' | 'dripFrom';
  label: string;
  type: 'datetime-local' | 'number' | 'time' | 'date';
  initial?: string;
  max?: number;
}

function PublishField({ id, name, label, type, initial, max, failure }: PublishFieldProps) {
  const { Input } = useContext(Controls);
  const errors = failure?.error?.[name];
  const [own, errorId] = [`${id}-${name}`, `${id}-${name}-error`];
  return (
    <div className="field">
      <label htmlFor={own}>{label}</label>
      <Input
        id={own}
        name={name}
        type={type}
        defaultValue={typedValue(failure, name) ?? initial}
        min={max && 1}
        max={max}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? errorId : undefined}
      />
      {errors && (
        <p id={errorId} className="field-error">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
