import type { failures as english } from '../../en/http/failures';

export const failures = {
  checkFields: 'Prüfe die Felder.',
  noSuch: {
    wallpaper: 'Es gibt kein Wallpaper mit dieser ID.',
    'trashed wallpaper': 'Im Papierkorb gibt es kein Wallpaper mit dieser ID.',
    category: 'Es gibt keine Kategorie mit dieser ID.',
    tag: 'Es gibt keinen Tag mit dieser ID.',
    message: 'Es gibt keine Nachricht mit dieser ID.',
  },
} satisfies typeof english;
