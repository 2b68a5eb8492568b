import type { siteLogo as english } from '../../en/site/logo';

export const siteLogo = {
  title: 'Logo',
  current: 'Dein Logo',
  file: 'Bild',
  hint: 'Am besten ein quadratisches PNG mit durchsichtigem Grund. Es wird zum Zeichen in der Leiste und zum Symbol von Tabs und Startbildschirmen.',
  save: 'Dieses Logo verwenden',
  remove: 'Logo entfernen',
  saved: 'Logo gespeichert',
  removed: 'Logo entfernt',
  failed: 'Das Logo konnte nicht gespeichert werden',
  none: 'Wähle zuerst ein Bild.',
} satisfies typeof english;
