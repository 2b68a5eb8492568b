import type { uploadConflicts as english } from '../../en/uploads/upload-conflicts.server';

export const uploadConflicts = {
  inTrash: (title: string) => `Dieses Bild ist als „${title}“ im Papierkorb. Stelle es von dort wieder her.`,
  inDrafts: (title: string) => `Dieses Bild hast du schon als Entwurf „${title}“.`,
  inGallery: (title: string) => `Dieses Bild ist schon als „${title}“ in der Galerie.`,
} satisfies typeof english;
