import type { pictureErrors as english } from '../../en/uploads/picture-errors.server';
import { exactCount } from '../numbers';
export const pictureErrors = {
  animated: 'Imagens animadas não são aceitas.',
  damaged: 'Esta imagem está danificada ou incompleta.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `Esta imagem tem ${width} × ${height}. Um papel de parede precisa de pelo menos ${minWidth} × ${minHeight}.`,
  tooManyParts: (max: number) =>
    `Esta imagem é feita de mais de ${exactCount(max)} partes. Abra-a em um editor de imagens e salve-a de novo.`,
  hdrCodes:
    'Esta imagem está codificada para telas HDR (PQ ou HLG). Salve-a em sRGB ou Display P3, ou como JPEG com mapa de ganho.',
  tooSlow: 'Esta imagem demora demais para abrir.',
  tooMuchMemoryWebp: 'Esta imagem precisa de memória demais para abrir. Salve-a como JPEG.',
  tooMuchMemory: 'Esta imagem precisa de memória demais para abrir. Salve-a sem entrelaçamento.',
  tooLarge: (megapixels: number, side: number) =>
    `A imagem é grande demais: no máximo ${megapixels} megapixels e ${exactCount(side)} pixels por lado.`,
  busy: 'O servidor está ocupado com outras imagens. Tente de novo daqui a pouco.',
} satisfies typeof english;
