import type { suggestions as english } from '../../en/curation/suggestions';
import { counted, exactCount } from '../numbers';

export const suggestions = {
  title: 'Suggestions',
  lead: 'Des programmes avec un jeton ont suggéré ces changements. Rien ne change tant que vous n’acceptez pas.',
  noun: ['suggestion', 'suggestions'] as [string, string],
  none: 'Aucune suggestion à décider.',
  all: 'Toutes les suggestions',
  waiting: (count: number) => `${counted(count, 'suggestion', 'suggestions')} à décider`,
  from: 'De',
  edit: 'Modifier le fond d’écran',
  select: 'Sélectionner',
  now: 'Actuel',
  offered: 'Suggéré',
  added: 'Ajouté',
  blank: '–',
  unchanged: 'Le fond d’écran a déjà tout cela.',
  fields: { title: 'Titre', description: 'Description', category: 'Catégorie', tags: 'Tags' },
  accept: 'Accepter',
  reject: 'Refuser',
  acceptSelected: 'Accepter la sélection',
  rejectSelected: 'Refuser la sélection',
  named: (action: string, title: string, source: string) => `${action} : ${title} (${source})`,
  decided: {
    accepted: (count: number) => `${counted(count, 'suggestion acceptée', 'suggestions acceptées')}`,
    rejected: (count: number) => `${counted(count, 'suggestion refusée', 'suggestions refusées')}`,
  },
  noneDecided: {
    title: 'Rien n’a été décidé',
    text: 'Sélectionnez d’abord des suggestions. Celles qui sont décidées ne sont plus dans la liste.',
  },
  errors: {
    nothing: 'Suggérez un titre, une description, une catégorie ou des tags.',
    fullHere: (most: number) => `Ce fond d’écran a déjà ${most} suggestions à décider.`,
    full: (most: number) => `Il y a déjà ${exactCount(most)} suggestions à décider.`,
  },
} satisfies typeof english;
