import type { suggestions as english } from '../../en/curation/suggestions';
import { counted, exactCount } from '../numbers';

export const suggestions = {
  title: 'Vorschläge',
  lead: 'Programme mit einem Token haben diese Änderungen vorgeschlagen. Erst wenn du sie annimmst, ändert sich etwas.',
  noun: ['Vorschlag', 'Vorschläge'] as [string, string],
  none: 'Keine Vorschläge zu entscheiden.',
  all: 'Alle Vorschläge',
  waiting: (count: number) => `${counted(count, 'Vorschlag', 'Vorschläge')} zu entscheiden`,
  from: 'Von',
  edit: 'Wallpaper bearbeiten',
  select: 'Auswählen',
  now: 'Jetzt',
  offered: 'Vorgeschlagen',
  added: 'Kommt dazu',
  blank: '–',
  unchanged: 'Das Wallpaper hat das alles schon.',
  fields: { title: 'Titel', description: 'Beschreibung', category: 'Kategorie', tags: 'Tags' },
  accept: 'Annehmen',
  reject: 'Ablehnen',
  acceptSelected: 'Ausgewählte annehmen',
  rejectSelected: 'Ausgewählte ablehnen',
  named: (action: string, title: string, source: string) => `${action}: ${title} (${source})`,
  decided: {
    accepted: (count: number) => `${counted(count, 'Vorschlag', 'Vorschläge')} angenommen`,
    rejected: (count: number) => `${counted(count, 'Vorschlag', 'Vorschläge')} abgelehnt`,
  },
  noneDecided: {
    title: 'Nichts entschieden',
    text: 'Wähle zuerst Vorschläge aus. Entschiedene stehen nicht mehr in der Liste.',
  },
  errors: {
    nothing: 'Schlage einen Titel, eine Beschreibung, eine Kategorie oder Tags vor.',
    fullHere: (most: number) => `Zu diesem Wallpaper warten schon ${most} Vorschläge.`,
    full: (most: number) => `Es warten schon ${exactCount(most)} Vorschläge.`,
  },
} satisfies typeof english;
