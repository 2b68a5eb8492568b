import type { wallpaperEdit as english } from '../../en/curation/wallpaper-edit';
import { counted } from '../numbers';

const focalPoint = (x: number, y: number) =>
  x === 50 && y === 50 ? 'o centro' : `${x}% a partir da esquerda, ${y}% a partir do topo`;
export const wallpaperEdit = {
  title: (title: string | undefined) => `Editar ${title ?? 'o papel de parede'}`,
  heading: 'Editar “[title]”',
  details: 'Dados',
  noDevice: 'Sem dispositivo',
  noCategory: 'Sem categoria',
  save: 'Salvar alterações',
  saveAndNext: 'Salvar e editar o próximo',
  saving: 'Salvando…',
  cancel: 'Cancelar',
  tryLater: 'Tente de novo mais tarde.',
  backToList: 'Voltar à lista',
  backToEditing: 'Voltar à edição',
  neighbours: { label: 'Papel de parede anterior e próximo', previous: 'Anterior', next: 'Próximo' },
  aside: {
    facts: (width: number, height: number, format: string, downloads: number) =>
      `${width} × ${height} px, ${format}, ${counted(downloads, 'download', 'downloads')}`,
    view: 'Ver no site',
    download: 'Baixar',
    delete: 'Excluir',
    downloadFailed: { title: 'O download falhou', text: 'Tente de novo mais tarde' },
  },
  fields: {
    title: 'Título',
    description: 'Descrição',
    author: 'Autor',
    authorUrl: 'Link do autor',
    sourceUrl: 'Origem',
    licence: 'Licença',
    licenceText: 'Nome da licença',
    ai: 'Feita por IA',
    deviceType: 'Dispositivo',
    categoryId: 'Categoria',
    tags: 'Tags',
    resolution: 'Resolução',
    fileSize: 'Tamanho do arquivo',
    featured: 'Em destaque',
  },
  values: { yes: 'Sim', no: 'Não', none: 'Nada', deletedCategory: 'Categoria excluída' },
  gone: {
    title: 'Este papel de parede foi excluído em outra janela',
    error: 'Este papel de parede foi excluído.',
    trash: 'Guardamos o que você digitou. Ainda não foi salvo. O papel de parede está na lixeira.',
    forever:
      'Guardamos o que você digitou, mas não há como salvar: o papel de parede foi excluído para sempre. Você pode copiar seu texto do formulário abaixo.',
    restore: 'Restaurar e salvar',
  },
  trashed: {
    heading: '“[title]” está na lixeira',
    daysLeft: (days: number) => `Não está mais no site. Você pode restaurá-lo por ${counted(days, 'dia', 'dias')}.`,
    restore: 'Restaurar',
    restoring: 'Restaurando…',
  },
  focal: {
    title: (title: string | undefined) => `Ponto focal de ${title ?? 'um papel de parede'}`,
    heading: 'Ponto focal de “[title]”',
    summary: (x: number, y: number) => `Ponto focal: ${focalPoint(x, y)}`,
    chosen: 'Cartões e recortes mantêm este ponto visível. Foi escolhido à mão.',
    found: 'Cartões e recortes mantêm este ponto visível. Foi encontrado automaticamente.',
    x: 'A partir da esquerda, %',
    y: 'A partir do topo, %',
    save: 'Salvar o ponto focal',
    find: 'Encontrar automaticamente',
    saved: 'Ponto focal salvo',
    foundAgain: 'Ponto focal encontrado automaticamente',
    failed: 'Não foi possível mover o ponto focal',
  },
  picture: {
    title: (title: string | undefined) => `Trocar a imagem de ${title ?? 'um papel de parede'}`,
    heading: 'Trocar a imagem de “[title]”',
    label: 'Trocar a imagem',
    hint: (maxMb: number) =>
      `JPG, PNG, WEBP ou AVIF, no máximo ${maxMb} MB. O link, os downloads e os textos não mudam. A imagem antiga vai para a lixeira.`,
    replace: 'Trocar',
    replacing: 'Trocando…',
    replaced: 'A nova imagem está no lugar. A antiga está na lixeira.',
    failed: 'Não foi possível trocar a imagem',
  },
} satisfies typeof english;
