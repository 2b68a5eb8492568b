/** Why an upload is refused once its picture is known. */
export const uploadConflicts = {
  inTrash: (title: string) => `This picture is in the trash as “${title}”. Restore it from there.`,
  inDrafts: (title: string) => `You have this picture as the draft “${title}”.`,
  inGallery: (title: string) => `This picture is already in the gallery as “${title}”.`,
};
