import type { formConflict as english } from '../../en/ui/form-conflict';

export const formConflict = {
  titles: {
    wallpaper: 'Dieses Wallpaper wurde in einem anderen Fenster geändert',
    category: 'Diese Kategorie wurde in einem anderen Fenster geändert',
    tag: 'Dieser Tag wurde in einem anderen Fenster geändert',
    site: 'Diese Einstellungen wurden in einem anderen Fenster geändert',
    mail: 'Die Mail-Einstellungen wurden in einem anderen Fenster geändert',
    text: 'Dieser Text wurde in einem anderen Fenster geändert',
    logo: 'Das Logo wurde in einem anderen Fenster geändert',
    letter: 'Dieser Newsletter wurde in einem anderen Fenster geändert',
    schedule: 'Der Zeitplan wurde in einem anderen Fenster geändert',
    picture: 'Das Bild wurde in einem anderen Fenster ersetzt',
    focalPoint: 'Der Fokuspunkt wurde in einem anderen Fenster verschoben',
    versions: 'Die Versionen wurden in einem anderen Fenster geändert',
  },
  unsaved:
    'Deine Eingaben sind noch da, aber noch nicht gespeichert. Die Tabelle zeigt, wo deine Fassung von der gespeicherten abweicht. Felder, die du nicht geändert hast, zeigen jetzt die gespeicherten Werte.',
  same: 'Es ist nichts verloren: Das Formular unten stimmt mit der gespeicherten Fassung überein.',
  file: 'Deine Datei ist nicht gespeichert. Um sie trotzdem zu verwenden, wähle sie noch einmal aus und speichere.',
  saved: 'Gespeichert',
  yours: 'Deine',
  none: 'Nichts',
  save: 'Meine Fassung speichern',
  saving: 'Wird gespeichert …',
  discard: 'Die gespeicherte Fassung nehmen',
} satisfies typeof english;
