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
  noPackage: (names: string) => `Este pacote não existe. Escolha um destes: ${names}.`,
  folder: {
    unpack: (file: string, folder: string) => `Descompacte ${file}. Ele contém uma pasta, ${folder}.`,
    add: 'Adicione essa pasta no Paperize ou no Peristyle (Android), ou na apresentação de slides do seu sistema.',
    every: 'Depois escolha de quanto em quanto tempo o papel de parede muda.',
  },
  gnome: {
    forAll: (command: string) => `Para instalar para todos neste computador: ${command}`,
    forOne: (command: string) => `Ou só para o seu usuário: ${command}`,
    open: (title: string) =>
      `Abra Configurações e depois Aparência. As imagens estão lá, e “${title}” mostra todas como apresentação.`,
  },
  kde: {
    unpack: (command: string) => `Descompacte: ${command}`,
    open: 'Clique com o botão direito na área de trabalho e abra “Configurar área de trabalho e papel de parede”. As imagens estão na lista.',
    slideshow: (folder: string) =>
      `Para uma apresentação, escolha o tipo “Apresentação de slides” e adicione ${folder}.`,
  },
  winDynamicDesktop: {
    install: 'Instale o WinDynamicDesktop pela Microsoft Store ou pelo GitHub. Abra “Select Theme” no menu dele.',
    import: (file: string) => `Escolha “Import from file…” e depois ${file}.`,
    apply: (title: string) =>
      `Escolha o tema “${title}” e depois “Apply”. Você vê imagens claras de dia e escuras à noite.`,
  },
} satisfies typeof english;
