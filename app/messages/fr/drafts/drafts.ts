import type { drafts as english } from '../../en/drafts/drafts';
import { counted, exactCount } from '../numbers';

const wallpapers = (count: number) => counted(count, 'fond d’écran', 'fonds d’écran');

export const drafts = {
  title: 'Brouillons et dates',
  tab: (count: number) => (count > 0 ? `Brouillons (${exactCount(count)})` : 'Brouillons'),
  lead: (zone: string) =>
    `Les visiteurs ne voient pas encore ces fonds d’écran. Les heures suivent le fuseau horaire du site (${zone}).`,
  show: {
    label: 'Brouillons affichés',
    all: 'Tous',
    drafts: (count: number) => `Brouillons (${exactCount(count)})`,
    planned: (count: number) => `Programmés (${exactCount(count)})`,
  },
  none: 'Aucun brouillon. À l’envoi, vous pouvez garder un fond d’écran comme brouillon ou choisir quand il paraît.',
  noneShown: 'Il n’y en a aucun.',
  upload: 'Envoyer en nombre',
  noPlan: 'Sans date',
  count: wallpapers,
  noun: ['fond d’écran', 'fonds d’écran'] as [string, string],
  columns: {
    selected: 'Sélectionné',
    picture: 'Image',
    title: 'Titre',
    time: 'Heure',
  },
  plan: 'Programmer…',
  applyPlan: 'Programmer la sélection',
  publish: 'Publier maintenant',
  back: 'Remettre en brouillon',
  done: {
    publish: (count: number) => `${wallpapers(count)} : publication faite`,
    plan: (count: number) => `${wallpapers(count)} : date fixée`,
    draft: (count: number) => `${wallpapers(count)} sans date`,
  },
  toInbox: 'Retour aux brouillons',
  notYet: 'Les visiteurs ne le voient pas encore.',
} satisfies typeof english;
