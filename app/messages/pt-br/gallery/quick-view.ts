import type { quickView as english } from '../../en/gallery/quick-view';
export const quickView = {
  suggestions: 'Talvez você goste',
  untitled: 'Papel de parede',
  loading: 'Carregando...',
  download: 'Baixar em alta qualidade',
  tryAgain: 'Tentar de novo',
  page: 'Abrir a página do papel de parede',
  close: 'Fechar',
  previous: 'Papel de parede anterior',
  next: 'Próximo papel de parede',
} satisfies typeof english;
