import type { uploadConflicts as english } from '../../en/uploads/upload-conflicts.server';
export const uploadConflicts = {
  inTrash: (title: string) => `Cette image est dans la corbeille sous le titre « ${title} ». Restaurez-la de là.`,
  inDrafts: (title: string) => `Vous avez déjà cette image comme brouillon : « ${title} ».`,
  inGallery: (title: string) => `Cette image est déjà dans la galerie sous le titre « ${title} ».`,
} satisfies typeof english;
