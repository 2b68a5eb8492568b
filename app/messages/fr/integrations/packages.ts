import type { packages as english } from '../../en/integrations/packages';
import { counted } from '../numbers';

const pictures = (count: number) => counted(count, 'image', 'images');
export const packages = {
  title: (name: string, count: number, origin: string) => `${name} : ${pictures(count)} de ${origin}`,
  incomplete: (count: number) =>
    `INCOMPLET : il manque ${pictures(count)} ${count === 1 ? 'qui n’a pas pu être lue' : 'qui n’ont pas pu être lues'} :`,
  nearest: 'Aucun fond d’écran de cette liste ne remplit votre écran. Voici ceux qui s’en approchent le plus.',
  more: (mostPictures: number, megabytes: number, next: string) =>
    `Cette liste a plus d’images. Avec limit, vous choisissez combien un paquet en contient, jusqu’à ${mostPictures} images et ${megabytes} Mo. Pour les suivantes, ajoutez offset=${next}`,
  pictures: 'Images :',
  by: (author: string) => `par ${author}`,
  unpack: (file: string, folder: string) => `Décompressez ${file}. Il contient un dossier, ${folder}.`,
  add: 'Ajoutez ce dossier dans Paperize (Android), ou dans les réglages du diaporama de votre bureau.',
  every: 'Choisissez ensuite à quelle fréquence le fond d’écran change.',
} satisfies typeof english;
