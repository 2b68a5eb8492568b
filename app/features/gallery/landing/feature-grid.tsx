import { messagesOf } from '~/messages/messages';
import { LineIcon } from '~/ui/shell/icons';

const FEATURES = [
  ['search', 'M11 2 4 11.5h5L8.5 18 16 8.5h-5L11 2Z'],
  ['quality', 'M6 3h8l4 5-8 9-8-9 4-5ZM2 8h16'],
  ['devices', 'M14 12V4H2v8h8M5 15h4m3-7h6v9h-6V8Z'],
  ['free', 'M10 3v10m0 0 4-4m-4 4L6 9M4 17h12'],
  ['smart', 'M9 3c.5 4 2 5.5 6 6-4 .5-5.5 2-6 6-.5-4-2-5.5-6-6 4-.5 5.5-2 6-6Zm6 10v4m-2-2h4'],
  ['collections', 'm10 3 8 4-8 4-8-4 8-4ZM2 11l8 4 8-4'],
  ['formats', 'M5 2h7l4 4v12H5V2Zm7 0v4h4M8 11h5m-5 3h5'],
  ['daily', 'M3 5h14v12H3V5Zm0 4h14M7 3v4m6-4v4'],
] as const;

/** @param hidden names of those that are not true of this gallery */
export function FeatureGrid({ hidden = [] }: { hidden?: string[] }) {
  const features = messagesOf('features');
  const shown = FEATURES.filter(([name]) => !hidden.includes(name));
  if (shown.length === 0) return null;
  return (
    <div className="features">
      <h2 id="features">{features.title}</h2>
      <ul aria-labelledby="features">
        {shown.map(([name, icon]) => (
          <li key={name}>
            <LineIcon path={icon} />
            <h3>{features[name].title}</h3>
            <p>{features[name].text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
