import type { failures as english } from '../../en/http/failures';

export const failures = {
  checkFields: 'Prüfe die Felder.',
  hidden: 'Dieses Wallpaper wurde nach einer Meldung ausgeblendet.',
  noSuch: {
    wallpaper: 'Es gibt kein Wallpaper mit dieser ID.',
    'trashed wallpaper': 'Im Papierkorb gibt es kein Wallpaper mit dieser ID.',
    category: 'Es gibt keine Kategorie mit dieser ID.',
    tag: 'Es gibt keinen Tag mit dieser ID.',
    message: 'Es gibt keine Nachricht mit dieser ID.',
    report: 'Es gibt keine Meldung mit dieser Nummer.',
  },
} satisfies typeof english;
