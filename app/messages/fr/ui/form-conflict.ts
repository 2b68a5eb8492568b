import type { formConflict as english } from '../../en/ui/form-conflict';

export const formConflict = {
  titles: {
    wallpaper: 'Ce fond d’écran a été modifié dans une autre fenêtre',
    category: 'Cette catégorie a été modifiée dans une autre fenêtre',
    tag: 'Ce tag a été modifié dans une autre fenêtre',
    site: 'Ces réglages ont été modifiés dans une autre fenêtre',
    mail: 'Les réglages d’e-mail ont été modifiés dans une autre fenêtre',
    text: 'Ce texte a été modifié dans une autre fenêtre',
    logo: 'Le logo a été modifié dans une autre fenêtre',
    letter: 'Cette newsletter a été modifiée dans une autre fenêtre',
    schedule: 'Le calendrier a été modifié dans une autre fenêtre',
    picture: 'L’image a été remplacée dans une autre fenêtre',
    focalPoint: 'Le point focal a été déplacé dans une autre fenêtre',
    versions: 'Les versions ont été modifiées dans une autre fenêtre',
  },
  unsaved:
    'Votre saisie est conservée. Elle n’est pas encore enregistrée. Le tableau montre en quoi votre version diffère de la version enregistrée. Les champs que vous n’avez pas modifiés affichent maintenant les valeurs enregistrées.',
  same: 'Rien n’est perdu : le formulaire ci-dessous est identique à la version enregistrée.',
  file: 'Votre fichier n’est pas enregistré. Pour l’utiliser quand même, choisissez-le à nouveau et enregistrez.',
  saved: 'Enregistrée',
  yours: 'La vôtre',
  none: 'Rien',
  save: 'Enregistrer ma version',
  saving: 'Enregistrement…',
  discard: 'Utiliser la version enregistrée',
} satisfies typeof english;
