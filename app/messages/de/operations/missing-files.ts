import type { missingFiles as english } from '../../en/operations/missing-files';
import { counted } from '../numbers';

export const missingFiles = {
  found: (total: number) => `${counted(total, 'Wallpaper hat', 'Wallpaper haben')} kein Bild auf der Festplatte.`,
  advice: 'Stelle die Dateien aus einem Backup wieder her oder führe auf dem Server „npm run verify“ aus.',
  andMore: ' und mehr.',
} satisfies typeof english;
