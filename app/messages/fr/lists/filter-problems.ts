import type { filterProblems as english } from '../../en/lists/filter-problems';
export const filterProblems = {
  device: (given: string, choices: string) =>
    `Nous ne connaissons pas l’appareil « ${given} ». Choisissez parmi : ${choices}.`,
  shape: (given: string, choices: string) =>
    `Nous ne connaissons pas la forme « ${given} ». Choisissez parmi : ${choices}.`,
  minSize: (given: string, choices: string) =>
    `Nous ne connaissons pas la taille « ${given} ». Choisissez parmi : ${choices}, ou une taille comme 3440x1440.`,
  colour: (given: string, choices: string) =>
    `Nous ne connaissons pas la couleur « ${given} ». Choisissez parmi : ${choices}, ou un code comme #1b2a41.`,
  tone: (given: string, choices: string) =>
    `Nous ne connaissons pas le ton « ${given} ». Choisissez parmi : ${choices}.`,
  licence: (given: string) => `« ${given} » ne convient pas pour la licence. Choisissez free.`,
  ai: (given: string) => `« ${given} » ne convient pas pour l’IA. Choisissez no.`,
  hdr: (given: string, choices: string) => `« ${given} » n’est pas un filtre HDR. Choisissez ${choices}.`,
  sort: (given: string, choices: string) =>
    `Nous ne connaissons pas l’ordre « ${given} ». Choisissez parmi : ${choices}.`,
  not: (max: number) => `Vous pouvez exclure ${max} tags au plus. Nous avons utilisé les ${max} premiers.`,
} satisfies typeof english;
