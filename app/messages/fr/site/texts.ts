import type { siteTexts as english } from '../../en/site/texts';
import { exactCount } from '../numbers';

export const siteTexts = {
  text: 'Texte',
  markdown: 'Markdown : # titre, **gras**, [lien](https://…), listes. Le HTML s’affiche comme du texte.',
  save: 'Enregistrer',
  preview: 'Aperçu',
  back: 'Retour aux textes',
  saved: 'Texte enregistré',
  failed: 'Le texte n’a pas pu être enregistré',
  write: 'Rédiger',
  edit: 'Modifier',
  names: {
    terms: 'Conditions d’utilisation',
    privacy: 'Confidentialité',
    help: 'Centre d’aide',
    imprint: 'Mentions légales',
    about: 'À propos',
    notice: 'Annonce',
  },
  hints: {
    terms: 'Remplace le texte fourni.',
    privacy: 'Remplace le texte fourni.',
    help: 'S’ajoute sous le texte fourni.',
    imprint: 'Une page à /imprint, liée en bas de page.',
    about: 'Une page à /about, liée en bas de page.',
    notice: 'En haut de toutes les pages.',
  },
  errors: {
    tooLong: (most: number) => `Au plus ${exactCount(most)} caractères.`,
  },
} satisfies typeof english;
