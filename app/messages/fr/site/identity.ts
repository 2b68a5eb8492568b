import type { siteIdentity as english } from '../../en/site/identity';
import { exactCount } from '../numbers';

export const siteIdentity = {
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'Enregistré. Le site l’affiche déjà.',
  failed: 'L’identité n’a pas pu être enregistrée',
  fixed: (variable: string) => `Fixé par ${variable} dans l’environnement.`,
  fields: {
    name: 'Nom',
    tagline: 'Titre de la page d’accueil',
    description: 'Description pour les moteurs de recherche',
    accent: 'Couleur d’accent',
    timeZone: 'Fuseau horaire',
    language: 'Langue',
  },
  hints: {
    name: 'Dans la barre, les titres et les mails.',
    tagline: 'Laissez vide pour « Des fonds d’écran gratuits pour tous vos écrans ».',
    description: 'Laissez vide pour une description générale.',
    accent: 'Six chiffres, comme #3b82f6. Le texte reste lisible dans les deux thèmes. Laissez vide pour l’ambre.',
    timeZone: 'Comme Europe/Paris. Les newsletters programmées le suivent. Laissez vide pour UTC.',
    language: 'Pour les pages sans langue dans leur adresse et les e-mails que vous recevez.',
  },
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  sameAsAbove: 'Laissez vide pour afficher le texte ci-dessus.',
  languages: 'Autres langues',
  languagesHint: 'Leurs pages ont leurs propres adresses, comme /es/help, et un choix en bas de page.',
  smallPictures: 'Petites images pour qui n’a rien choisi',
  smallMeans:
    'Les listes montrent 12 fonds d’écran dans leur plus petite taille, sans scripts. Le pied de page propose les images complètes.',
  social: 'Vos pages ailleurs',
  features: 'Ce que vous offrez',
  featuresHint: 'Décochez ce qui n’est pas vrai de votre galerie. La page d’accueil ne l’affiche pas.',
  featureNames: {
    search: 'Recherche rapide',
    quality: 'Qualité HD/4K',
    devices: 'Tous les appareils',
    free: 'Téléchargements gratuits et illimités',
    smart: 'Recherche intelligente',
    collections: 'Collections choisies',
    formats: 'Plusieurs formats',
    daily: 'Nouveautés chaque jour',
  },
  errors: {
    tooLong: (most: number) => `Au plus ${exactCount(most)} caractères.`,
    accent: 'Saisissez six chiffres après #, comme #3b82f6.',
    timeZone: 'Saisissez un fuseau horaire comme Europe/Paris.',
    link: 'Saisissez une adresse qui commence par http:// ou https://.',
    choice: 'Choisissez dans la liste.',
  },
} satisfies typeof english;
