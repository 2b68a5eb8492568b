import type { publishingErrors as english } from '../../en/drafts/publishing-errors';

export const publishingErrors = {
  publishedAt: 'publishedAt doit être now, at, drip, draft ou une date et une heure comme 2027-01-31T09:00:00Z.',
  publishAt: 'Choisissez une date et une heure.',
  perDay: (max: number) => `Choisissez de 1 à ${max} fonds d’écran par jour.`,
  dripTime: 'Choisissez une heure.',
  dripFrom: 'Choisissez un jour.',
  past: 'Cette heure est passée. Choisissez-en une plus tardive.',
  far: 'La date peut être au plus deux ans à l’avance.',
  tooMany: 'Deux ans n’ont pas assez de jours pour tous. Choisissez plus de fonds d’écran par jour.',
  noneSelected: 'Sélectionnez au moins un fond d’écran.',
} satisfies typeof english;
