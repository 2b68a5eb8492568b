import type { failures as english } from '../../en/http/failures';
export const failures = {
  checkFields: 'Vérifiez les champs.',
  hidden: 'Ce fond d’écran a été masqué après un signalement.',
  noSuch: {
    wallpaper: 'Aucun fond d’écran n’a cet id.',
    'trashed wallpaper': 'Aucun fond d’écran n’a cet id dans la corbeille.',
    category: 'Aucune catégorie n’a cet id.',
    tag: 'Aucun tag n’a cet id.',
    message: 'Aucun message n’a cet id.',
    report: 'Il n’y a pas de signalement avec ce numéro.',
  },
} satisfies typeof english;
