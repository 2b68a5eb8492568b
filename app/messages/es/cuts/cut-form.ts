import type { cutForm as english } from '../../en/cuts/cut-form';

export const cutForm = {
  width: 'Ancho, px',
  height: 'Alto, px',
  position: 'Posición del recorte',
  automatic: 'Automática',
  dragged: 'Donde la arrastraste',
  positions: {
    'top-left': 'Arriba a la izquierda',
    top: 'Arriba',
    'top-right': 'Arriba a la derecha',
    left: 'Izquierda',
    center: 'Centro',
    right: 'Derecha',
    'bottom-left': 'Abajo a la izquierda',
    bottom: 'Abajo',
    'bottom-right': 'Abajo a la derecha',
  },
  show: 'Mostrar',
  presets: 'Tamaños de pantalla',
  allPresets: 'Todos los tamaños',
  mine: 'Tu pantalla',
  back: 'Volver al fondo',
} satisfies typeof english;
