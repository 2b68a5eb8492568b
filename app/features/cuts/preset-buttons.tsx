import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { firstPresets, isRounded, isSide, PRESET_GROUPS, PRESETS, presetId } from '~/features/screens/presets';
import { browserScreen } from '~/features/screens/visitor-screen';
import { MAX_CUT_PIXELS, type Size } from '~/images/cuts/cut';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { spaced } from '~/ui/shell/spaced';
import { FieldError } from './screen-choices';

function PresetButton({
  preset,
  current,
  button,
}: {
  preset: Size & { label: string };
  current: Size;
  button?: RefObject<HTMLButtonElement>;
}) {
  const { width, height, label } = preset;
  const id = presetId(preset);
  return (
    <button
      ref={button}
      type="submit"
      formNoValidate
      name="preset"
      value={id}
      aria-pressed={presetId(current) === id}
      className="preset"
      style={{ '--ratio': width / height } as CSSProperties}
    >
      {label}{' '}
      <small>
        {width} × {height}
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
  const chosen = PRESETS.find((one) => presetId(one) === presetId(screen));
  const isMine = mine !== null && presetId(mine) === presetId(screen);
  return (
    <section className="presets" aria-label={text.presets}>
      <div className="preset-grid">
        {spaced(
          firstPresets(own && { ...own, label: text.mine }).map((preset, index) => (
            <PresetButton
              key={index === 0 ? 'first' : presetId(preset)}
              preset={preset}
              current={screen}
              button={index === 0 ? button : undefined}
            />
          )),
        )}
      </div>
      <details open={chosen && !chosen.common && !isMine && !isUsual} className="preset-group">
        <summary>{text.allPresets}</summary>{' '}
        {spaced(
          PRESET_GROUPS.map(({ name, presets }) => (
            <fieldset key={name} className="preset-grid">
              <legend>{name}</legend>{' '}
              {spaced(
                presets.map((preset) => <PresetButton key={presetId(preset)} preset={preset} current={screen} />),
              )}
            </fieldset>
          )),
        )}
      </details>
      <FieldError name="preset" error={error} />
    </section>
  );
}
