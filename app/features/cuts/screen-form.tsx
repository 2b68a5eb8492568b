import type { CSSProperties, ReactNode } from 'react';
import { FITS, MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { Presets } from './preset-buttons';
import { FORMAT_LABELS, type ScreenView } from './screen.view';
import { Choice, errorId, FieldError, PositionChoice } from './screen-choices';

interface NumberFieldProps extends Pick<ScreenView, 'values' | 'errors'> {
  name: 'width' | 'height';
  label: string;
}

function NumberField({ name, label, values, errors }: NumberFieldProps) {
  const isWrong = errors[name] !== undefined;
  return (
    <div className="field">
      <label htmlFor={`screen-${name}`}>{label}</label>
      <input
        id={`screen-${name}`}
        type="number"
        inputMode="numeric"
        name={name}
        defaultValue={values[name]}
        required
        min={MIN_SIDE}
        max={MAX_SIDE}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId(name) : undefined}
        className="input"
      />
    </div>
  );
}

interface ScreenFormProps {
  view: ScreenView;
  palette: { color: string }[];
  /** The visitor's own screen, from a cookie or the browser's headers. */
  mine: Size | null;
  isKept: boolean;
  /** The frame to drag over the picture. */
  children?: ReactNode;
}

export function ScreenForm({ view, palette, mine, isKept, children }: ScreenFormProps) {
  const text = messagesOf('cuts');
  const { width, height } = messagesOf('cutForm');
  const { values, errors, formats } = view;
  const borders = [...new Set([values.border, ...palette.map(({ color }) => color), '#000000', '#ffffff'])];
  return (
    <>
      <Presets screen={view.screen} isUsual={view.isUsual} mine={mine} error={errors.preset} />
      <div className="screen-size">
        <NumberField name="width" label={width} {...{ values, errors }} />
        <NumberField name="height" label={height} {...{ values, errors }} />
        <FieldError name="width" error={errors.width} />
        <FieldError name="height" error={errors.height} />
        <FieldError name="dpr" error={errors.dpr} />
        <button type="submit" name="intent" value={isKept ? 'forget' : 'keep'} {...buttonProps('quiet')}>
          {isKept ? text.forget : text.remember}
        </button>
      </div>
      <fieldset className="choices">
        <legend>{text.fit}</legend>
        {FITS.map((fit) => (
          <Choice key={fit} name="fit" value={fit} current={values.fit}>
            {text.fits[fit]}
          </Choice>
        ))}
        <FieldError name="fit" error={errors.fit} />
      </fieldset>{' '}
      {values.fit === 'contain' && (
        <fieldset className="choices">
          <legend>{text.border}</legend>
          {borders.map((color) => (
            <Choice
              key={color}
              name="border"
              value={color}
              current={values.border}
              className="choice choice-colour"
              style={{ '--colour': color } as CSSProperties}
            >
              <span className="visually-hidden">{color}</span>
            </Choice>
          ))}
          <FieldError name="border" error={errors.border} />
        </fieldset>
      )}{' '}
      {values.fit === 'cover' && (
        <>
          {children}
          <PositionChoice current={values.position} error={errors.position} />
        </>
      )}
      <fieldset className="choices">
        <legend>{text.format}</legend>
        {formats.map(({ format, bytes, about }) => (
          <Choice key={format} name="format" value={format} current={values.format}>
            {FORMAT_LABELS[format]}{' '}
            <small>{bytes ? messagesOf('fileSizes').formatFileSize(bytes) : about ? text.about(about) : ''}</small>
          </Choice>
        ))}
        <FieldError name="format" error={errors.format} />
      </fieldset>{' '}
    </>
  );
}
