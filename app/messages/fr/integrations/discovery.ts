import type { discovery as english } from '../../en/integrations/discovery';
export const discovery = {
  search: (siteName: string) => `Rechercher des fonds d’écran sur ${siteName}`,
  app: 'Fonds d’écran gratuits pour PC, mobile et tablette.',
} satisfies typeof english;
