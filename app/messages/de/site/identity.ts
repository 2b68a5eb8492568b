import type { siteIdentity as english } from '../../en/site/identity';
import { exactCount } from '../numbers';

export const siteIdentity = {
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  saved: 'Gespeichert. Die Website zeigt es schon.',
  failed: 'Die Identität konnte nicht gespeichert werden',
  fixed: (variable: string) => `Durch ${variable} in der Umgebung festgelegt.`,
  fields: {
    name: 'Name',
    tagline: 'Überschrift der Startseite',
    description: 'Beschreibung für Suchmaschinen',
    accent: 'Akzentfarbe',
    timeZone: 'Zeitzone',
    language: 'Sprache',
  },
  hints: {
    name: 'Steht in der Leiste, in Titeln und in Mails.',
    tagline: 'Lass das Feld leer für „Kostenlose Wallpaper für alle deine Bildschirme“.',
    description: 'Lass das Feld leer, um eine allgemeine zu verwenden.',
    accent: 'Sechs Ziffern wie #3b82f6. Text bleibt in beiden Designs lesbar. Lass das Feld leer für Bernstein.',
    timeZone: 'Etwa Europe/Berlin. Geplante Newsletter richten sich danach. Lass das Feld leer für UTC.',
    language: 'Für Seiten ohne Sprache in ihrer Adresse und für E-Mails an dich.',
  },
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  sameAsAbove: 'Lass das Feld leer, um den Text darüber zu zeigen.',
  languages: 'Weitere Sprachen',
  languagesHint: 'Ihre Seiten haben eigene Adressen, etwa /es/help, und eine Auswahl am Seitenende.',
  smallPictures: 'Kleine Bilder für alle, die nichts gewählt haben',
  smallMeans:
    'Listen zeigen 12 Wallpaper in der kleinsten Größe und laden keine Skripte. Die Fußzeile bietet volle Bilder an.',
  social: 'Deine Seiten anderswo',
  features: 'Was du bietest',
  featuresHint: 'Entferne den Haken bei allem, was für deine Galerie nicht stimmt. Die Startseite lässt es weg.',
  featureNames: {
    search: 'Schnelle Suche',
    quality: 'HD/4K-Qualität',
    devices: 'Alle Geräte',
    free: 'Kostenlose Downloads ohne Limit',
    smart: 'Kluge Suche',
    collections: 'Kuratierte Sammlungen',
    formats: 'Mehrere Formate',
    daily: 'Täglich Neues',
  },
  errors: {
    tooLong: (most: number) => `Höchstens ${exactCount(most)} Zeichen.`,
    accent: 'Gib nach # sechs Ziffern ein, etwa #3b82f6.',
    timeZone: 'Gib eine Zeitzone wie Europe/Berlin ein.',
    link: 'Gib eine Adresse ein, die mit http:// oder https:// beginnt.',
    choice: 'Wähle aus der Liste.',
  },
} satisfies typeof english;
