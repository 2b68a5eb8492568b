import type { uploadConflicts as english } from '../../en/uploads/upload-conflicts.server';

export const uploadConflicts = {
  inTrash: (title: string) => `Esta imagen está en la papelera como “${title}”. Restáurala desde allí.`,
  inDrafts: (title: string) => `Ya tienes esta imagen como borrador: “${title}”.`,
  inGallery: (title: string) => `Esta imagen ya está en la galería como “${title}”.`,
} satisfies typeof english;
