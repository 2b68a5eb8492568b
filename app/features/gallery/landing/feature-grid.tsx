import { homePageMessages } from '~/messages/home-page';
import { Icon, type IconName } from '~/ui/shell/icons';

const FEATURES = [
  ['search', 'bolt'],
  ['quality', 'diamond'],
  ['devices', 'devices'],
  ['free', 'download'],
  ['smart', 'spark'],
  ['collections', 'layers'],
  ['formats', 'file'],
  ['daily', 'calendar'],
] as const satisfies [string, IconName][];

export function FeatureGrid() {
  const { features } = homePageMessages();
  return (
    <div className="features">
      <h2 id="features">{features.title}</h2>
      <ul aria-labelledby="features">
        {FEATURES.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} />
            <h3>{features[name].title}</h3>
            <p>{features[name].text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
