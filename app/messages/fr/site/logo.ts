import type { siteLogo as english } from '../../en/site/logo';

export const siteLogo = {
  title: 'Logo',
  current: 'Votre logo',
  file: 'Image',
  hint: 'De préférence un PNG carré à fond transparent. Il devient la marque dans la barre et l’icône des onglets et des écrans d’accueil.',
  save: 'Utiliser ce logo',
  remove: 'Retirer le logo',
  saved: 'Logo enregistré',
  removed: 'Logo retiré',
  failed: 'Le logo n’a pas pu être enregistré',
  none: 'Choisissez d’abord une image.',
} satisfies typeof english;
