import type { cutForm as english } from '../../en/cuts/cut-form';
export const cutForm = {
  width: 'Largeur, px',
  height: 'Hauteur, px',
  position: 'Position du recadrage',
  automatic: 'Automatique',
  dragged: 'Là où vous l’avez glissé',
  positions: {
    'top-left': 'En haut à gauche',
    top: 'En haut',
    'top-right': 'En haut à droite',
    left: 'À gauche',
    center: 'Au centre',
    right: 'À droite',
    'bottom-left': 'En bas à gauche',
    bottom: 'En bas',
    'bottom-right': 'En bas à droite',
  },
  show: 'Afficher',
  presets: 'Tailles d’écran',
  allPresets: 'Toutes les tailles',
  mine: 'Votre écran',
  back: 'Retour au fond d’écran',
} satisfies typeof english;
