import { errorId, FieldError, PositionChoice } from '~/features/cuts/screen-choices';
import { MAX_SIDE, MIN_SIDE } from '~/images/cuts/cut';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import {
  fieldName,
  MAX_GAP,
  MAX_MONITORS,
  MAX_SCALE,
  MIN_SCALE,
  MONITOR_FIELDS,
  type MonitorField,
  type MonitorRow,
  type MonitorsView,
} from './monitors.view';

const sides = { type: 'number', inputMode: 'numeric', min: MIN_SIDE, max: MAX_SIDE } as const;
const decimal = { type: 'number', inputMode: 'decimal', step: 'any' } as const;

const LIMITS: Record<MonitorField, object> = {
  name: { maxLength: 32, autoCapitalize: 'off', spellCheck: false },
  width: sides,
  height: sides,
  scale: { ...decimal, min: MIN_SCALE, max: MAX_SCALE },
};

interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  limits: object;
}

function TextField({ name, label, value, error, limits }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={`screen-${name}`}>{label}</label>
      <input
        id={`screen-${name}`}
        name={name}
        defaultValue={value}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? errorId(name) : undefined}
        className="input"
        {...limits}
      />
    </div>
  );
}

interface MonitorRowProps {
  row: MonitorRow;
  index: number;
  errors: MonitorsView['errors'];
  isOnly: boolean;
}

function MonitorFieldset({ row, index, errors, isOnly }: MonitorRowProps) {
  const number = index + 1;
  const text = messagesOf('monitors');
  const { width, height } = messagesOf('cutForm');
  const labels = { name: text.name, width, height, scale: text.scale };
  return (
    <fieldset className="monitor-row">
      <legend>
        {text.screen(number)}{' '}
        {!isOnly && (
          <button
            type="submit"
            formNoValidate
            name="remove"
            value={number}
            aria-label={text.removeNamed(number)}
            {...buttonProps('quiet')}
          >
            {text.remove}
          </button>
        )}
      </legend>
      {MONITOR_FIELDS.map((field) => {
        const name = fieldName(field, index);
        const facts = { name, label: labels[field], value: row[field], error: errors[name], limits: LIMITS[field] };
        return <TextField key={name} {...facts} />;
      })}
      {MONITOR_FIELDS.map((field) => {
        const name = fieldName(field, index);
        return <FieldError key={name} name={name} error={errors[name]} />;
      })}
    </fieldset>
  );
}

export function MonitorsForm({ view }: { view: MonitorsView }) {
  const { fields, errors } = view;
  const { rows, shared } = fields;
  const text = messagesOf('monitors');
  return (
    <>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their place
        <MonitorFieldset key={index} row={row} index={index} errors={errors} isOnly={rows.length === 1} />
      ))}
      {rows.length < MAX_MONITORS && (
        <button type="submit" formNoValidate name="add" value="1" {...buttonProps('quiet')}>
          {text.add}
        </button>
      )}
      <div className="monitor-gap">
        <TextField
          name="gap"
          label={text.gap}
          value={shared.gap}
          error={errors.gap}
          limits={{ ...decimal, min: 0, max: MAX_GAP }}
        />
        <FieldError name="gap" error={errors.gap} />
      </div>
      <PositionChoice current={shared.position} error={errors.position} />
    </>
  );
}
