import type { feeds as english } from '../../en/integrations/feeds.server';
export const feeds = {
  searchTitle: (search: string, siteName: string) => `${search} – ${siteName}`,
  newest: (siteName: string) => `Les fonds d’écran les plus récents de ${siteName}, pour PC, mobile et tablette.`,
  listTitle: (name: string, siteName: string) => `Fonds d’écran : ${name} – ${siteName}`,
  category: (name: string, siteName: string) => `Les fonds d’écran les plus récents de ${name} sur ${siteName}.`,
  tag: (name: string, siteName: string) => `Les fonds d’écran les plus récents de ${siteName} avec le tag ${name}.`,
  by: (author: string) => `par ${author}`,
  moved: 'Ce flux a changé d’adresse.',
  limit: (most: number) => `limit doit être un nombre entier de 1 à ${most}.`,
} satisfies typeof english;
