import type { CSSProperties, ReactNode } from 'react';
import { messagesOf } from '~/messages/messages';
import { POSITIONS, type PositionName } from './positions';

interface ChoiceProps {
  name: string;
  value: string;
  current: string;
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}

export function Choice({ name, value, current, children, className = 'choice', style }: ChoiceProps) {
  return (
    <label className={className} style={style}>
      <input type="radio" name={name} value={value} defaultChecked={value === current} />
      <span>{children}</span>
    </label>
  );
}

export const errorId = (name: string) => `screen-${name}-error`;

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(name)} className="field-error" role="alert">
      {error}
    </p>
  );
}

export function PositionChoice({ current, error }: { current: string; error: string | undefined }) {
  const text = messagesOf('cutForm');
  const isDragged = !(current in POSITIONS) && current !== 'auto';
  return (
    <fieldset className="choices positions">
      <legend>{text.position}</legend>
      <Choice name="position" value="auto" current={current}>
        {text.automatic}
      </Choice>
      {isDragged && (
        <Choice name="position" value={current} current={current}>
          {text.dragged}
        </Choice>
      )}
      <div className="position-grid">
        {(Object.keys(POSITIONS) as PositionName[]).map((name) => (
          <Choice key={name} name="position" value={name} current={current} className="choice choice-place">
            <span className="visually-hidden">{text.positions[name]}</span>
          </Choice>
        ))}
      </div>
      <FieldError name="position" error={error} />
    </fieldset>
  );
}
