import { type RefObject, useEffect, useRef } from 'react';
import { MAX_CUT_PIXELS, MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';
import { useHydrated } from '~/ui/browser/hydrated';
import { ownScreen } from '~/ui/browser/own-screen';
import { PRESET_GROUPS, PRESETS, presetId } from './presets';
import { FieldError } from './screen-choices';

function PresetButton({
  size,
  label,
  current,
  mine,
}: {
  size: Size;
  label: string;
  current: Size;
  /** Of the button for the visitor's own screen. */
  mine?: RefObject<HTMLButtonElement>;
}) {
  const id = presetId(size);
  return (
    <button
      ref={mine}
      type="submit"
      formNoValidate
      name="preset"
      value={id}
      aria-pressed={presetId(current) === id}
      className={`preset preset-${id}${mine ? ' preset-mine' : ''}`}
    >
      {label}
      <small>
        {size.width} × {size.height}
      </small>
    </button>
  );
}

/** Sides in CSS pixels are rounded: a phone of 1080 x 2400 says 412 x 915 at 2.625. */
const ROUNDED_PX = 2;

const isSide = (side: number) => side >= MIN_SIDE && side <= MAX_SIDE;

/** What the browser says of its screen, once scripts run. */
function useOwnScreen(): Size | null {
  if (!useHydrated()) return null;
  const { width, height } = ownScreen();
  if (!isSide(width) || !isSide(height) || width * height > MAX_CUT_PIXELS) return null;
  const isIt = (one: Size) => Math.abs(one.width - width) <= ROUNDED_PX && Math.abs(one.height - height) <= ROUNDED_PX;
  return PRESETS.find(isIt) ?? { width, height };
}

interface PresetsProps {
  screen: Size;
  /** Whether the screen is unknown. */
  isUsual: boolean;
  /** The visitor's own, as a cookie or the browser's headers tell. */
  mine: Size | null;
  error: string | undefined;
}

export function Presets({ screen, isUsual, mine, error }: PresetsProps) {
  const found = useOwnScreen();
  const own = found ?? mine;
  const button = useRef<HTMLButtonElement>(null);
  const isAnother = isUsual && found !== null && presetId(found) !== presetId(screen);
  useEffect(() => {
    if (isAnother) button.current?.form?.requestSubmit(button.current);
  }, [isAnother]);
  const chosen = PRESET_GROUPS.findIndex(({ presets }) => presets.some((one) => presetId(one) === presetId(screen)));
  return (
    <section className="presets" aria-label="Screens">
      {own && <PresetButton size={own} label="Your screen" current={screen} mine={button} />}
      {PRESET_GROUPS.map(({ name, presets }, index) => (
        <details key={name} open={index === Math.max(chosen, 0)} className="preset-group">
          <summary>{name}</summary>
          <div>
            {presets.map((preset) => (
              <PresetButton key={presetId(preset)} size={preset} label={preset.label} current={screen} />
            ))}
          </div>
        </details>
      ))}
      <FieldError name="preset" error={error} />
    </section>
  );
}
