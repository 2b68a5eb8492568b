import type { verification as english } from '../../en/operations/verification.server';
import { counted } from '../numbers';
export const verification = {
  wallpaper: (id: number, fault: string) => `Fond d’écran ${id} : ${fault}`,
  trashedWallpaper: (id: number, fault: string) => `Fond d’écran ${id}, dans la corbeille : ${fault}`,
  files: {
    lost: 'son image est manquante.',
    size: (bytes: number, expected: number) => `son image a ${bytes} octets au lieu de ${expected}.`,
    changed: 'son image n’est pas celle qui a été envoyée.',
    colours: 'ses fichiers n’ont pas les couleurs ou le HDR de son image.',
    undecodable: 'son image ne peut pas être décodée.',
    missing: (names: string) => `il manque ${names}.`,
    unexpected: (names: string) => `fichiers inattendus : ${names}.`,
    damaged: (name: string) => `${name} est endommagé.`,
    background: {
      dark: 'son image transparente a besoin d’un fond sombre.',
      white: 'son image transparente a besoin d’un fond blanc.',
    },
  },
  damagedRow: (id: number, columns: string) =>
    `Fond d’écran ${id} : la base de données contient des valeurs incorrectes (${columns}). Supprimez-le dans la liste des fonds d’écran ou restaurez une sauvegarde.`,
  damagedRows: (count: number) =>
    `La base de données contient des valeurs incorrectes pour ${counted(count, 'fond d’écran', 'fonds d’écran')}, rien n’a donc été réparé. Supprimez-${count === 1 ? 'le' : 'les'} dans la liste des fonds d’écran ou restaurez une sauvegarde, puis réparez de nouveau.`,
  stray: (key: string) => `Aucun fond d’écran n’utilise les fichiers de ${key}.`,
  foreign: (file: string) => `${file} n’est pas un fichier de ce site. Déplacez-le ou supprimez-le.`,
  leftover: (folder: string) => `${folder} est un reste d’un processus terminé.`,
  tooManyLost: (lost: number, total: number) =>
    `Il manque ${lost} images sur ${counted(total, 'image', 'images')}, rien n’a donc été réparé. Récupérez les fichiers ou confirmez la perte avec --accept-losses.`,
  backup: {
    lacks: (id: number, file: string) => `${file} ne contient pas l’image du fond d’écran ${id}.`,
    differs: (id: number, file: string) =>
      `${file} contient pour le fond d’écran ${id} une autre image que celle qui a été envoyée. Elle n’a pas été remise en place.`,
  },
  rows: {
    wallpaperCount: 'Le nombre de fonds d’écran de l’appareil %s, catégorie %s, à la une %s est de %s au lieu de %s.',
    totalCount: 'Le nombre total de fonds d’écran est de %s au lieu de %s.',
    facetCount: 'Le nombre de fonds d’écran avec les facettes %s dans la catégorie %s est de %s au lieu de %s.',
    tagFacets: 'Le fond d’écran %s figure dans un tag avec les facettes %s au lieu de %s.',
    downloadFacets: 'Les téléchargements du fond d’écran %s figurent dans une autre catégorie ou d’autres facettes.',
    facets: 'Les facettes du fond d’écran %s sont %s au lieu de %s.',
    tagUses: 'Le tag « %s » compte %s fonds d’écran au lieu de %s.',
    versions: 'Les versions de la série %s ne sont pas dans l’ordre.',
    tagList: 'Le fond d’écran %s a %s tags mais figure dans %s.',
    visitors: '%s visiteurs sont comptés au lieu de %s.',
    wordUses: 'Le mot « %s » est compté %s fois au lieu de %s.',
    downloads: 'Les fonds d’écran comptent %s téléchargements, mais les jours seulement %s.',
    recentDownloads: 'Le fond d’écran %s compte %s téléchargements en 30 jours au lieu de %s.',
    lostTask: 'La tâche %s (%s) attend, mais aucun travail ne la fait.',
    lostRenditions: 'Le fond d’écran %s attend des fichiers, mais aucun travail ne les fait.',
    lostCategory: 'La suppression de la catégorie « %s » n’est pas terminée depuis %s.',
    lostJob: 'Le travail %s (%s) est en cours depuis %s.',
    categoryAddress: 'L’adresse %s est celle de %s catégories.',
    tagName: 'Le nom %s est celui de %s tags.',
    subscriber: 'Un abonné figure %s fois (ids %s).',
    samePicture: 'Les fonds d’écran %s ont la même image.',
    index: 'L’index %s n’est pas valide.',
  },
} satisfies typeof english;
