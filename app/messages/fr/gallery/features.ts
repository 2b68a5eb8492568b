import type { features as english } from '../../en/gallery/features';
export const features = {
  title: 'Ce que vous trouvez ici',
  search: {
    title: 'Recherche rapide',
    text: 'Des suggestions pendant la saisie et des résultats immédiats, même si la galerie grandit.',
  },
  quality: {
    title: 'Qualité HD et 4K',
    text: 'Nous conservons chaque image telle qu’elle a été envoyée, en 4K et au-delà.',
  },
  devices: {
    title: 'Tous les appareils',
    text: 'Des images larges pour PC et hautes pour mobile, chacune dans sa liste.',
  },
  free: {
    title: 'Téléchargements gratuits et illimités',
    text: 'Sans compte, sans paiement et sans limite par jour.',
  },
  smart: {
    title: 'Recherche intelligente',
    text: 'Elle pardonne les fautes de frappe et les accents oubliés. La moitié d’un mot suffit.',
  },
  collections: {
    title: 'Collections soignées',
    text: 'Classées par catégorie et par tag, les images à la une d’abord.',
  },
  formats: {
    title: 'Plusieurs formats',
    text: 'Chaque image se télécharge en JPEG. Il y a aussi des originaux PNG et WebP.',
  },
  daily: {
    title: 'Des nouveautés chaque jour',
    text: 'Les nouvelles images apparaissent aussitôt, ici et dans le flux, et cette page change d’ordre toute la journée.',
  },
} satisfies typeof english;
