import type { uploadConflicts as english } from '../../en/uploads/upload-conflicts.server';
export const uploadConflicts = {
  inTrash: (title: string) => `Esta imagem está na lixeira como “${title}”. Restaure-a de lá.`,
  inDrafts: (title: string) => `Você já tem esta imagem como rascunho: “${title}”.`,
  inGallery: (title: string) => `Esta imagem já está na galeria como “${title}”.`,
} satisfies typeof english;
