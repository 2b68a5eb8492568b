import { type RefObject, useEffect, useRef } from 'react';
import { isRounded, isSide, PRESET_GROUPS, PRESETS, presetId } from '~/features/screens/presets';
import { browserScreen } from '~/features/screens/visitor-screen';
import { MAX_CUT_PIXELS, type Size } from '~/images/cuts/cut';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
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
  /** Set for the button of the visitor's own screen. */
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
      className={mine ? 'preset preset-mine' : 'preset'}
    >
      {label}
      <small>
        {size.width} × {size.height}
      </small>
    </button>
  );
}

/** The size that the browser reports, once scripts run. */
function useOwnScreen(): Size | null {
  if (!useHydrated()) return null;
  const { width, height } = browserScreen();
  if (!isSide(width) || !isSide(height) || width * height > MAX_CUT_PIXELS) return null;
  return PRESETS.find((one) => isRounded(one.width, width) && isRounded(one.height, height)) ?? { width, height };
}

interface PresetsProps {
  screen: Size;
  /** Whether the screen is unknown. */
  isUsual: boolean;
  /** The visitor's own screen, from a cookie or the browser's headers. */
  mine: Size | null;
  error: string | undefined;
}

export function Presets({ screen, isUsual, mine, error }: PresetsProps) {
  const text = messagesOf('cutForm');
  const found = useOwnScreen();
  const own = found ?? mine;
  const button = useRef<HTMLButtonElement>(null);
  const isAnother = isUsual && found !== null && presetId(found) !== presetId(screen);
  useEffect(() => {
    if (isAnother) button.current?.form?.requestSubmit(button.current);
  }, [isAnother]);
  const chosen = PRESET_GROUPS.findIndex(({ presets }) => presets.some((one) => presetId(one) === presetId(screen)));
  return (
    <section className="presets" aria-label={text.presets}>
      {own && <PresetButton size={own} label={text.mine} current={screen} mine={button} />}
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
