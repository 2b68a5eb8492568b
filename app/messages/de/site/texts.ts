import type { siteTexts as english } from '../../en/site/texts';
import { exactCount } from '../numbers';

export const siteTexts = {
  text: 'Text',
  markdown: 'Markdown: # Überschrift, **fett**, [Link](https://…), Listen. HTML erscheint als Text.',
  save: 'Speichern',
  preview: 'Vorschau',
  back: 'Zurück zu den Texten',
  saved: 'Text gespeichert',
  failed: 'Der Text konnte nicht gespeichert werden',
  write: 'Schreiben',
  edit: 'Bearbeiten',
  names: {
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    help: 'Hilfe',
    imprint: 'Impressum',
    about: 'Über uns',
    notice: 'Hinweis',
  },
  hints: {
    terms: 'Ersetzt den mitgelieferten Text.',
    privacy: 'Ersetzt den mitgelieferten Text.',
    help: 'Steht unter dem mitgelieferten Text.',
    imprint: 'Eine Seite unter /imprint, verlinkt in der Fußzeile.',
    about: 'Eine Seite unter /about, verlinkt in der Fußzeile.',
    notice: 'Steht oben auf jeder Seite.',
  },
  errors: {
    tooLong: (most: number) => `Höchstens ${exactCount(most)} Zeichen.`,
  },
} satisfies typeof english;
