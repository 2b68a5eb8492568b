import type { picks as english } from '../../en/integrations/picks';
export const picks = {
  oneOf: (name: string, values: string) => `${name} doit être l’un de ceux-ci : ${values}.`,
  flag: (name: string) => `${name} doit être 0 ou 1.`,
  pathSize: 'La taille doit être une largeur et une hauteur, comme 1920x1080.',
  size: 'Vérifiez la largeur et la hauteur.',
  cutWithoutSize: 'Un recadrage a besoin d’une largeur et d’une hauteur.',
  formatWithoutFit: (formats: string) => `Sans fit, format doit être l’un de ceux-ci : ${formats}.`,
  noMatch: 'Aucun fond d’écran ne correspond à ces filtres.',
  noFile: 'Le fichier de ce fond d’écran est manquant.',
} satisfies typeof english;
