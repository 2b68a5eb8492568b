import type { categories as english } from '../../en/taxonomy/categories';
import { counted, exactCount, withDrafts } from '../numbers';
export const categories = {
  title: 'Catégories',
  columns: { name: 'Nom', slug: 'Slug', wallpapers: 'Fonds d’écran', actions: 'Actions' },
  none: 'Aucune catégorie pour l’instant. Créez la première ci-dessus.',
  wallpapers: (count: number) => counted(count, 'fond d’écran', 'fonds d’écran'),
  wallpaperUnit: (count: number) => (count <= 1 ? 'fond d’écran' : 'fonds d’écran'),
  wallpapersIn: (count: number, name: string) => `${counted(count, 'fond d’écran', 'fonds d’écran')} dans ${name}`,
  withoutCategory: (count: number) => `[${counted(count, 'fond d’écran', 'fonds d’écran')}] sans catégorie`,
  name: 'Nom',
  slug: 'Slug',
  cancel: 'Annuler',
  create: {
    label: 'Nouvelle catégorie',
    slugPlaceholder: 'Créé d’après le nom',
    button: 'Créer',
    busy: 'Création…',
    failed: 'Impossible de créer la catégorie',
    done: 'Catégorie créée',
    manyDone: (count: number) => (count === 1 ? 'Catégorie créée' : `${exactCount(count)} catégories créées`),
  },
  edit: {
    title: (name: string | undefined) => `Modifier ${name ?? 'la catégorie'}`,
    heading: (name: string) => `Modifier « ${name} »`,
    slugHint: 'L’ancien lien mène au nouveau. Laissez vide pour créer le slug d’après le nom.',
    nameIn: (language: string) => `Nom (${language})`,
    nameInHint: 'Affiché sur les pages dans cette langue. Laissez vide pour garder le nom habituel.',
    view: 'Voir sur le site',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    failed: 'Impossible de mettre à jour la catégorie',
    done: 'Catégorie mise à jour',
  },
  delete: {
    link: 'Supprimer',
    title: (name: string | undefined) => `Supprimer ${name ?? 'la catégorie'}`,
    question: (name: string) => `Supprimer la catégorie « ${name} » ?`,
    consequence: (wallpapers: number, drafts: number) =>
      wallpapers + drafts === 0
        ? 'Aucun fond d’écran n’a cette catégorie.'
        : `${withDrafts(counted(wallpapers, 'fond d’écran', 'fonds d’écran'), drafts)} ${wallpapers + drafts < 2 ? 'reste' : 'restent'} sans catégorie.`,
    failed: 'Impossible de supprimer la catégorie',
    done: 'Catégorie supprimée',
    inBackground: (name: string) => `« ${name} » est retirée de ses fonds d’écran en arrière-plan.`,
  },
} satisfies typeof english;
