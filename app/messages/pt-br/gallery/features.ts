import type { features as english } from '../../en/gallery/features';
export const features = {
  title: 'O que você encontra aqui',
  search: {
    title: 'Busca rápida',
    text: 'Sugestões enquanto você digita e resultados na hora, por mais que a galeria cresça.',
  },
  quality: {
    title: 'Qualidade HD e 4K',
    text: 'Guardamos cada imagem como foi enviada, em 4K e mais.',
  },
  devices: {
    title: 'Todos os dispositivos',
    text: 'Imagens largas para PC e altas para celular, cada uma em sua lista.',
  },
  free: { title: 'Downloads grátis e ilimitados', text: 'Sem conta, sem pagamento e sem limite diário.' },
  smart: {
    title: 'Busca inteligente',
    text: 'Perdoa erros de digitação e acentos que faltam. Basta meia palavra.',
  },
  collections: {
    title: 'Coleções bem cuidadas',
    text: 'Organizadas por categoria e tag, com os destaques primeiro.',
  },
  formats: {
    title: 'Vários formatos',
    text: 'Toda imagem pode ser baixada em JPEG. Há também originais em PNG e WebP.',
  },
  daily: {
    title: 'Novidades todo dia',
    text: 'Imagens novas aparecem na hora, aqui e no feed, e esta página muda de ordem o dia inteiro.',
  },
} satisfies typeof english;
