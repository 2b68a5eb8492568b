import type { features as english } from '../../en/gallery/features';

export const features = {
  title: 'Was du hier bekommst',
  search: {
    title: 'Schnelle Suche',
    text: 'Vorschläge beim Tippen und sofort Ergebnisse, so groß die Galerie auch wird.',
  },
  quality: {
    title: 'HD- und 4K-Qualität',
    text: 'Wir bewahren jedes Bild genau so auf, wie es hochgeladen wurde, bis 4K und mehr.',
  },
  devices: {
    title: 'Alle Geräte',
    text: 'Breite Bilder für PCs, hohe für Handys, jeweils in einer Liste.',
  },
  free: { title: 'Kostenlose Downloads ohne Grenze', text: 'Kein Konto, keine Bezahlung, kein Tageslimit.' },
  smart: {
    title: 'Kluge Suche',
    text: 'Verzeiht Tippfehler und fehlende Akzente. Ein halbes Wort reicht.',
  },
  collections: {
    title: 'Ausgewählte Sammlungen',
    text: 'Nach Kategorien und Tags sortiert, die empfohlenen Bilder zuerst.',
  },
  formats: {
    title: 'Mehrere Formate',
    text: 'Jedes Bild gibt es als JPEG. Auch Originale in PNG und WebP kannst du herunterladen.',
  },
  daily: {
    title: 'Täglich Neues',
    text: 'Neue Bilder erscheinen sofort, hier und im Feed, und diese Seite mischt sich den ganzen Tag neu.',
  },
} satisfies typeof english;
