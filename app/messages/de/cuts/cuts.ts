import type { cuts as english } from '../../en/cuts/cuts';
import { type Size, sizeOf } from '../../sizes';
import { formatFileSize } from '../file-sizes';
import { exactCount } from '../numbers';

const about = (bytes: number) => `etwa ${formatFileSize(bytes)}`;

export const cuts = {
  crumb: 'Für meinen Bildschirm',
  heading: '[title] für meinen Bildschirm',
  title: (title: string) => `${title} für meinen Bildschirm`,
  description: (alt: string) => `${alt}, auf die Größe eines Bildschirms zugeschnitten.`,
  skip: 'Zum Download springen',
  alt: (alt: string) => `${alt}, wie es auf diesem Bildschirm aussieht`,
  about,
  facts: (
    cut: Size,
    whole: Size,
    percent: number,
    file: { bytes: number | null; about: number | null } | undefined,
  ) => {
    const weight = file?.bytes ? formatFileSize(file.bytes) : file?.about ? about(file.about) : null;
    return `${sizeOf(cut)} von ${sizeOf(whole)}, ${percent} % des Bildes${weight ? `, ${weight}` : ''}`;
  },
  tooSmall: (lack: Size, screen: Size) => {
    const narrow = lack.width > 0 ? `${exactCount(lack.width)} px zu schmal` : '';
    const short = lack.height > 0 ? `${exactCount(lack.height)} px zu niedrig` : '';
    const both = [narrow, short].filter(Boolean).join(' und ');
    return `Dieses Bild ist für ${sizeOf(screen)} ${both}. Wir vergrößern nie, deshalb ist das der größte Zuschnitt, den es hergibt.`;
  },
  remember: 'Als meinen Bildschirm merken',
  forget: 'Meinen Bildschirm vergessen',
  fit: 'Einpassung',
  fits: { cover: 'Bildschirm füllen', contain: 'Ganz, mit Rand', inside: 'Ganz, ohne Rand' },
  border: 'Rand',
  format: 'Format',
  download: (cut: Size) => `${sizeOf(cut)} herunterladen`,
  link: 'Link zu dieser Datei',
  monitors: 'Mehrere Monitore',
  others: 'Wallpaper, die passen',
} satisfies typeof english;
