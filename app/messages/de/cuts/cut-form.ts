import type { cutForm as english } from '../../en/cuts/cut-form';

export const cutForm = {
  width: 'Breite, px',
  height: 'Höhe, px',
  position: 'Ausschnitt',
  automatic: 'Automatisch',
  dragged: 'Wohin du ihn gezogen hast',
  positions: {
    'top-left': 'Oben links',
    top: 'Oben',
    'top-right': 'Oben rechts',
    left: 'Links',
    center: 'Mitte',
    right: 'Rechts',
    'bottom-left': 'Unten links',
    bottom: 'Unten',
    'bottom-right': 'Unten rechts',
  },
  show: 'Anzeigen',
  presets: 'Bildschirmgrößen',
  allPresets: 'Alle Größen',
  mine: 'Dein Bildschirm',
  back: 'Zurück zum Wallpaper',
} satisfies typeof english;
