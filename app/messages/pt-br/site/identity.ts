import type { siteIdentity as english } from '../../en/site/identity';
import { exactCount } from '../numbers';

export const siteIdentity = {
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'Salvo. O site já mostra.',
  failed: 'Não foi possível salvar a identidade',
  fixed: (variable: string) => `Definido por ${variable} no ambiente.`,
  fields: {
    name: 'Nome',
    tagline: 'Título da página inicial',
    description: 'Descrição para buscadores',
    accent: 'Cor de destaque',
    timeZone: 'Fuso horário',
    language: 'Idioma',
  },
  hints: {
    name: 'Aparece na barra, nos títulos e nos e-mails.',
    tagline: 'Deixe em branco para “Papéis de parede grátis para todas as suas telas”.',
    description: 'Deixe em branco para usar uma geral.',
    accent: 'Seis dígitos, como #3b82f6. O texto continua legível nos dois temas. Deixe em branco para âmbar.',
    timeZone: 'Como America/Sao_Paulo. As newsletters agendadas seguem esse fuso. Deixe em branco para UTC.',
    language: 'Das páginas sem idioma no endereço e dos e-mails para você.',
  },
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  sameAsAbove: 'Deixe em branco para mostrar o texto acima.',
  languages: 'Outros idiomas',
  languagesHint: 'As páginas neles têm endereços próprios, como /es/help, e uma escolha no rodapé.',
  smallPictures: 'Imagens pequenas para quem não escolheu',
  smallMeans:
    'As listas mostram 12 papéis de parede no menor tamanho e não carregam scripts. O rodapé oferece as imagens completas.',
  social: 'Suas páginas em outros sites',
  features: 'O que você oferece',
  featuresHint: 'Desmarque o que não é verdade na sua galeria. A página inicial deixa de mostrar.',
  featureNames: {
    search: 'Busca rápida',
    quality: 'Qualidade HD/4K',
    devices: 'Todos os dispositivos',
    free: 'Downloads grátis e ilimitados',
    smart: 'Busca inteligente',
    collections: 'Coleções selecionadas',
    formats: 'Vários formatos',
    daily: 'Novidades diárias',
  },
  errors: {
    tooLong: (most: number) => `No máximo ${exactCount(most)} caracteres.`,
    accent: 'Digite seis dígitos depois de #, como #3b82f6.',
    timeZone: 'Digite um fuso horário como America/Sao_Paulo.',
    link: 'Digite um endereço que comece com http:// ou https://.',
    choice: 'Escolha da lista.',
  },
} satisfies typeof english;
