import type { uploadProblems as english } from '../../en/uploads/upload-problems';
export const uploadProblems = {
  noImage: 'Escolha um arquivo de imagem',
  empty: 'O arquivo está vazio.',
  tooLarge: (maxMb: number) => `O arquivo é grande demais: no máximo ${maxMb} MB.`,
  emptyFolder: 'Esta pasta não tem arquivos.',
  unreadable: 'Não é possível ler o arquivo.',
  unsupported: 'Só são aceitas imagens JPG, PNG, WEBP e AVIF.',
  saveAs: (format: string) => `Imagens ${format} não funcionam aqui. Salve a imagem como JPG, PNG, WEBP ou AVIF.`,
  noTitle: 'Falta o título.',
  noResolution: 'Falta a resolução.',
  noFileSize: 'Falta o tamanho do arquivo.',
  noDevice: 'Falta o dispositivo: escolha PC ou celular antes de enviar.',
} satisfies typeof english;
