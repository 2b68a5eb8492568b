import type { packages as english } from '../../en/integrations/packages';
import { counted } from '../numbers';

const pictures = (count: number) => counted(count, 'imagem', 'imagens');
export const packages = {
  title: (name: string, count: number, origin: string) => `${name}: ${pictures(count)} de ${origin}`,
  incomplete: (count: number) =>
    `INCOMPLETO: ${count === 1 ? 'falta 1 imagem que não pôde' : `faltam ${pictures(count)} que não puderam`} ser lida${count === 1 ? '' : 's'}:`,
  nearest: 'Nenhum papel de parede desta lista preenche sua tela. Estes são os que mais se aproximam.',
  more: (mostPictures: number, megabytes: number, next: string) =>
    `Esta lista tem mais imagens. Com limit você escolhe quantas um pacote tem, até ${mostPictures} imagens e ${megabytes} MB. Para as seguintes, adicione offset=${next}`,
  pictures: 'Imagens:',
  by: (author: string) => `de ${author}`,
  unpack: (file: string, folder: string) => `Descompacte ${file}. Ele contém uma pasta, ${folder}.`,
  add: 'Adicione essa pasta no Paperize (Android), ou na apresentação de slides do seu sistema.',
  every: 'Depois escolha de quanto em quanto tempo o papel de parede muda.',
} satisfies typeof english;
