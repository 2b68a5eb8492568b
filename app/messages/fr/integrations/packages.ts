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
  noPackage: (names: string) => `Ce paquet n’existe pas. Choisissez l’un de ceux-ci : ${names}.`,
  folder: {
    unpack: (file: string, folder: string) => `Décompressez ${file}. Il contient un dossier, ${folder}.`,
    add: 'Ajoutez ce dossier dans Paperize ou Peristyle (Android), ou dans les réglages du diaporama de votre bureau.',
    every: 'Choisissez ensuite à quelle fréquence le fond d’écran change.',
  },
  gnome: {
    forAll: (command: string) => `Pour l’installer pour tous sur cet ordinateur : ${command}`,
    forOne: (command: string) => `Ou pour votre seul utilisateur : ${command}`,
    open: (title: string) =>
      `Ouvrez Paramètres, puis Apparence. Les images s’y trouvent, et « ${title} » les montre toutes en diaporama.`,
  },
  kde: {
    unpack: (command: string) => `Décompressez-le : ${command}`,
    open: 'Faites un clic droit sur le bureau et ouvrez « Configurer le bureau et le fond d’écran ». Les images sont dans la liste.',
    slideshow: (folder: string) => `Pour un diaporama, choisissez le type « Diaporama » et ajoutez ${folder}.`,
  },
  winDynamicDesktop: {
    install: 'Installez WinDynamicDesktop depuis le Microsoft Store ou GitHub. Ouvrez « Select Theme » dans son menu.',
    import: (file: string) => `Choisissez « Import from file… », puis ${file}.`,
    apply: (title: string) =>
      `Choisissez le thème « ${title} », puis « Apply ». Vous voyez des images claires le jour et sombres la nuit.`,
  },
} satisfies typeof english;
