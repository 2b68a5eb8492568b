import type { overview as english } from '../../en/statistics/overview';
import { counted, exactCount } from '../numbers';
export const overview = {
  title: 'Vue d’ensemble',
  upload: 'Envoyer un fond d’écran',
  empty: 'La galerie est vide. Envoyez le premier fond d’écran.',
  totals: {
    wallpapers: 'Fonds d’écran',
    downloads: 'Téléchargements',
    thisMonth: 'Téléchargements ce mois-ci',
    activeUsers: 'Utilisateurs actifs',
    categories: 'Catégories',
  },
  withoutCategory: (count: number) =>
    `${counted(count, 'fond d’écran n’a pas', 'fonds d’écran n’ont pas')} de catégorie. [Voir]`,
  withoutDevice: (count: number) =>
    `${counted(count, 'fond d’écran n’a pas', 'fonds d’écran n’ont pas')} d’appareil. [Voir]`,
  chart: {
    title: 'Téléchargements par jour',
    label: 'Diagramme en barres des téléchargements par jour',
    none: (days: number) => `Aucun téléchargement ces ${days} derniers jours.`,
    summary: (downloads: number, days: number, busiest: string, most: number) =>
      `${counted(downloads, 'téléchargement', 'téléchargements')} ces ${days} derniers jours. Le meilleur jour : ${busiest}, avec ${exactCount(most)}.`,
    day: (day: string, downloads: number) => `${day} : ${exactCount(downloads)}`,
    table: 'Voir en tableau',
    days: 'Jour (UTC)',
    downloads: 'Téléchargements',
  },
  popular: {
    title: 'Fonds d’écran populaires',
    period: 'Fonds d’écran populaires par période',
    days: (days: number) => `${days} jours`,
    allTime: 'Depuis toujours',
    wallpaper: 'Fond d’écran',
    downloads: 'Téléchargements',
    none: 'Vos fonds d’écran les plus téléchargés apparaissent ici.',
    noneIn: (days: number) => `Aucun téléchargement ces ${days} derniers jours.`,
  },
  topTags: {
    title: 'Tags les plus utilisés',
    tag: 'Tag',
    wallpapers: 'Fonds d’écran',
    none: 'Vos tags les plus utilisés apparaissent ici.',
  },
} satisfies typeof english;
