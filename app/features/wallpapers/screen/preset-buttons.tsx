import { useEffect, useState } from 'react';
import type { Size } from '~/images/cuts/cut';
import { PRESET_GROUPS, presetId } from './presets';
import { FieldError } from './screen-choices';

function PresetButton({
  size,
  label,
  current,
  isLarge = false,
}: {
  size: Size;
  label: string;
  current: Size;
  isLarge?: boolean;
}) {
  const id = presetId(size);
  return (
    <button
      type="submit"
      formNoValidate
      name="preset"
      value={id}
      aria-pressed={presetId(current) === id}
      className={`preset preset-${id}${isLarge ? ' preset-mine' : ''}`}
    >
      {label}
      <small>
        {size.width} × {size.height}
      </small>
    </button>
  );
}

/** What the browser says of its screen, once scripts run. */
function useOwnScreen(): Size | null {
  const [own, setOwn] = useState<Size | null>(null);
  useEffect(() => {
    const pixels = (side: number) => Math.round(side * devicePixelRatio);
    setOwn({ width: pixels(screen.width), height: pixels(screen.height) });
  }, []);
  return own;
}

interface PresetsProps {
  screen: Size;
  /** The visitor's own, as a cookie or the browser's headers tell. */
  mine: Size | null;
  error: string | undefined;
}

export function Presets({ screen, mine, error }: PresetsProps) {
  const own = useOwnScreen() ?? mine;
  const chosen = PRESET_GROUPS.findIndex(({ presets }) => presets.some((one) => presetId(one) === presetId(screen)));
  return (
    <section className="presets" aria-label="Screens">
      {own && <PresetButton size={own} label="Your screen" current={screen} isLarge />}
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
