import type { cuts as english } from '../../en/cuts/cuts';
import { type Size, sizeOf } from '../../sizes';
import { formatFileSize } from '../file-sizes';
import { exactCount } from '../numbers';

const about = (bytes: number) => `environ ${formatFileSize(bytes)}`;
export const cuts = {
  crumb: 'Pour mon écran',
  heading: '[title] pour mon écran',
  title: (title: string) => `${title} pour mon écran`,
  description: (alt: string) => `${alt}, recadré à la taille d’un écran.`,
  skip: 'Aller au téléchargement',
  alt: (alt: string) => `${alt}, tel qu’il apparaît sur cet écran`,
  about,
  facts: (
    cut: Size,
    whole: Size,
    percent: number,
    file: { bytes: number | null; about: number | null } | undefined,
  ) => {
    const weight = file?.bytes ? formatFileSize(file.bytes) : file?.about ? about(file.about) : null;
    return `${sizeOf(cut)} sur ${sizeOf(whole)}, ${percent} % de l’image${weight ? `, ${weight}` : ''}`;
  },
  tooSmall: (lack: Size, screen: Size) => {
    const narrow = lack.width > 0 ? `${exactCount(lack.width)} px de largeur` : '';
    const short = lack.height > 0 ? `${exactCount(lack.height)} px de hauteur` : '';
    const both = [narrow, short].filter(Boolean).join(' et ');
    return `Il manque à cette image ${both} pour ${sizeOf(screen)}. Nous n’agrandissons jamais : voici le plus grand recadrage qu’elle permet.`;
  },
  remember: 'C’est mon écran',
  forget: 'Oublier mon écran',
  fit: 'Ajustement',
  fits: { cover: 'Remplir l’écran', contain: 'Entière, avec bordure', inside: 'Entière, sans bordure' },
  border: 'Bordure',
  format: 'Format',
  download: (cut: Size) => `Télécharger ${sizeOf(cut)}`,
  link: 'Lien vers ce fichier',
  monitors: 'Plusieurs écrans',
  others: 'Fonds d’écran assez grands',
} satisfies typeof english;
