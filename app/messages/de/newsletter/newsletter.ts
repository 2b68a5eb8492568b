import type { newsletter as english } from '../../en/newsletter/newsletter';

export const newsletter = {
  title: 'Abonnieren',
  invitation: (siteName: string) => `${siteName} abonnieren`,
  text: 'Erfahre von neuen Wallpaper-Sammlungen, besonderen Inhalten und Neuigkeiten.',
  email: 'E-Mail-Adresse',
  cancel: 'Abbrechen',
  subscribe: 'Abonnieren',
  subscribing: 'Wird abonniert ...',
  welcome: (siteName: string) => `Willkommen bei ${siteName}`,
  welcomeText: 'Du bekommst unsere neuesten Wallpaper-Sammlungen und Neuigkeiten.',
  back: 'Zurück zur Galerie',
  success: 'Geschafft!',
  subscribed: 'Du hast unseren Newsletter abonniert',
  subscribedNext: (next: string) => `Du hast unseren Newsletter abonniert. ${next}`,
  confirmNext: 'Um deine Adresse zu bestätigen, öffne den Link in der E-Mail, die wir dir senden.',
  kept: 'Noch verschicken wir keinen Newsletter. Wir bewahren deine Adresse für später auf.',
  error: 'Fehler',
  invalidEmail: 'Bitte gib eine gültige E-Mail-Adresse ein',
  refused: 'Das Abonnieren ist fehlgeschlagen',
  failed: 'Das Abonnieren ist fehlgeschlagen. Bitte versuche es noch einmal.',
} satisfies typeof english;
