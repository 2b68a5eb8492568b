import type { cutForm as english } from '../../en/cuts/cut-form';
export const cutForm = {
  width: 'Largura, px',
  height: 'Altura, px',
  position: 'Posição do recorte',
  automatic: 'Automática',
  dragged: 'Onde você a arrastou',
  positions: {
    'top-left': 'Em cima à esquerda',
    top: 'Em cima',
    'top-right': 'Em cima à direita',
    left: 'À esquerda',
    center: 'No centro',
    right: 'À direita',
    'bottom-left': 'Embaixo à esquerda',
    bottom: 'Embaixo',
    'bottom-right': 'Embaixo à direita',
  },
  show: 'Mostrar',
  presets: 'Tamanhos de tela',
  allPresets: 'Todos os tamanhos',
  mine: 'Sua tela',
  back: 'Voltar ao papel de parede',
} satisfies typeof english;
