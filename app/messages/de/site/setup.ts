import type { siteSetup as english } from '../../en/site/setup';

export const siteSetup = {
  title: (done: number, total: number) => `Einrichten: ${done} von ${total} erledigt`,
  skip: 'Überspringen',
  skipNamed: (step: string) => `Überspringen: ${step}`,
  skipped: (count: number) => `${count} übersprungen`,
  steps: {
    password: {
      title: 'Wähle dein eigenes Passwort',
      why: 'Das jetzige wurde erzeugt oder in der Umgebung gesetzt.',
    },
    name: {
      title: 'Gib der Website einen Namen',
      why: 'Name, Überschrift, Akzentfarbe und Links.',
    },
    texts: {
      title: 'Schreib deine Texte',
      why: 'Ein Impressum, Bedingungen, Datenschutz oder ein paar Worte über dich.',
    },
    mail: {
      title: 'Richte Mail ein',
      why: 'Nachrichten und Meldungen erreichen dich, Newsletter deine Leser.',
    },
    pictures: {
      title: 'Lade Wallpaper hoch',
      why: 'Oder importiere einen Ordner: npm run import -- ORDNER. Oder probiere die Demo: npm run demo.',
    },
    address: {
      title: 'Lege die Adresse der Website fest',
      why: 'Newsletter brauchen sie. Hinter einem Proxy setze stattdessen SITE_URL und TRUST_PROXY in der Umgebung.',
    },
  },
} satisfies typeof english;
