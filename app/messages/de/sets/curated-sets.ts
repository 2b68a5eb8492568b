import type { curatedSets as english } from '../../en/sets/curated-sets';
import { counted, exactCount } from '../numbers';

export const curatedSets = {
  make: 'Set[ erstellen]',
  made: (count: number) => `Set erstellt: ${exactCount(count)} Fassungen`,
  show: 'Set zeigen',
  role: (title: string) => `Rolle von ${title}`,
  save: 'Rollen speichern',
  saving: 'Speichert …',
  saved: 'Rollen gespeichert',
  leave: 'Herausnehmen',
  leaveNamed: (title: string) => `${title} aus dem Set herausnehmen`,
  left: 'Aus dem Set herausgenommen',
  failed: 'Das Set konnte nicht gespeichert werden',
  draft: 'Entwurf',
  proposals: {
    title: 'Vorgeschlagene Sets',
    lead: 'Diese Bilder haben den gleichen Titel in verschiedenen Formen, oder ihre Titel unterscheiden sich nur in Wörtern wie „dark“ oder „phone“. Entferne das Häkchen bei Bildern, die nicht dazugehören.',
    noun: ['Vorschlag', 'Vorschläge'] as [string, string],
    none: 'Keine Vorschläge. Vorgeschlagen werden Bilder mit dem gleichen Titel in verschiedenen Formen oder deren Titel sich nur in Wörtern wie „dark“ oder „phone“ unterscheiden.',
    include: (title: string) => `${title} aufnehmen`,
    make: 'Dieses Set erstellen',
    count: (count: number) => counted(count, 'Set vorgeschlagen', 'Sets vorgeschlagen'),
  },
} satisfies typeof english;
