import type { taxonomy as english } from '../../en/taxonomy/taxonomy.server';
export const taxonomy = {
  category: {
    notFound: 'Catégorie introuvable. La catégorie que vous cherchez n’existe pas.',
    slugTaken: (name: string) => `La catégorie « ${name} » a déjà ce slug.`,
    unreadableLine: 'Cette ligne ne peut pas être lue.',
    unexpected: 'Une erreur est survenue. Réessayez plus tard.',
    tooMany: (max: number) => `Créez ${max} catégories au plus à la fois.`,
    noneValid: 'Ajoutez au moins une catégorie valide',
    deleting: (name: string) => `Supprimer la catégorie « ${name} »`,
    deletingOne: 'Supprimer une catégorie',
  },
  tag: {
    beingMerged: (name: string) => `« ${name} » est en cours de fusion avec un autre tag.`,
    nameTaken: (name: string) => `Il y a déjà un tag « ${name} ».`,
    sameTag: 'Choisissez un autre tag.',
    alreadyDeleted: 'Ces tags n’existent plus.',
    renaming: (from: string, to: string) => `Renommer le tag « ${from} » en « ${to} »`,
    merging: (from: string, into: string) => `Fusionner le tag « ${from} » avec « ${into} »`,
    mergingOne: (name: string) => `Fusionner le tag « ${name} »`,
    deleting: (name: string) => `Supprimer le tag « ${name} »`,
  },
} satisfies typeof english;
