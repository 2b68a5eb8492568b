import { Icon, type IconName } from '~/ui/shell/icons';

/** Every sentence is a promise: change it with the product. */
const FEATURES: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'bolt',
    title: 'Fast search',
    text: 'Suggestions as you type, and results that stay quick however large the gallery grows.',
  },
  {
    icon: 'diamond',
    title: 'HD/4K quality',
    text: 'Pictures are kept exactly as they were uploaded, up to 4K and beyond.',
  },
  { icon: 'devices', title: 'All devices', text: 'Wide pictures for PCs, tall ones for phones, and a list for each.' },
  { icon: 'download', title: 'Free unlimited downloads', text: 'No account, no payment, no daily allowance.' },
  {
    icon: 'spark',
    title: 'Smart search',
    text: 'It forgives typing errors and missing accents, and half a word is enough.',
  },
  {
    icon: 'layers',
    title: 'Curated collections',
    text: 'Sorted into categories and tags; featured pictures come first.',
  },
  {
    icon: 'file',
    title: 'Multiple formats',
    text: 'Every picture downloads as JPEG; PNG and WebP originals are there as well.',
  },
  {
    icon: 'calendar',
    title: 'Daily updates',
    text: 'A new picture is here and in the feed the moment it is added, and this page is shuffled anew many times a day.',
  },
];

export function FeatureGrid() {
  return (
    <div className="features">
      <h2 id="features">What you get</h2>
      <ul aria-labelledby="features">
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
