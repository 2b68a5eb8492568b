import type { terms as english } from '../../en/static-pages/terms';

export const terms = {
  title: 'Nutzungsbedingungen',
  description: (siteName: string | undefined) =>
    `Was du mit den Wallpapern von ${siteName} machen darfst und worum wir dich bitten.`,
  lead: () =>
    'Kurz genug zum Lesen. Die Bilder sind für deine eigenen Bildschirme kostenlos. Der Rest ist gesunder Menschenverstand.',
  service: {
    title: 'Über diese Website',
    text: (siteName: string) =>
      `${siteName} ist eine Galerie mit Wallpapern für Computer, Handys und Tablets. Stöbern, Suchen, Herunterladen und Teilen sind kostenlos und brauchen kein Konto. Wenn du die Website benutzt, nimmst du diese Bedingungen an. Wenn nicht, benutze sie bitte nicht.`,
  },
  use: {
    title: 'Was du mit den Bildern machen darfst',
    allowed:
      'Du darfst jedes Wallpaper herunterladen und als Hintergrund aller deiner Geräte verwenden, so lange du willst. Du darfst den Link zu jeder Seite teilen.',
    ask: 'Die Rechte an einem Bild bleiben bei dem, der es geschaffen hat. Steht in der Beschreibung nichts anderes, frage bitte, bevor du es druckst, verkaufst, in einem Produkt verwendest oder anderswo veröffentlichst.',
  },
  rights: {
    title: 'Wenn ein Bild dir gehört',
    text: 'Die Verwaltung dieser Galerie wählt die Bilder aus und lädt sie hoch. Besucher können nichts hochladen. Wenn ein Bild dein Werk ohne deine Erlaubnis verwendet, [sag es uns]. Nenne den Link zu seiner Seite und zeige uns, dass das Werk dir gehört. Wir sehen uns jede solche Nachricht an und nehmen herunter, was nicht hierher gehört.',
  },
  fair: {
    title: 'Faire Nutzung der Website',
    lead: 'Wir teilen uns alle einen Server, deshalb bitte',
    requests: [
      'umgehe seine Grenzen nicht: Wenn er „zu viele Anfragen“ antwortet, warte so lange, wie er sagt;',
      'lass Programme die Feeds, die Sitemap und die öffentliche API in menschlichem Tempo lesen, und beachte robots.txt;',
      'greif ihn nicht an, such keinen Weg in die Verwaltung und versuche nicht, etwas hochzuladen;',
      'benutze das Kontaktformular und den Newsletter nur mit deiner eigenen Adresse und nicht für Werbung.',
    ],
  },
  liability: {
    title: 'Keine Gewähr',
    text: 'Die Website wird bereitgestellt, wie sie ist. Wir versuchen, sie erreichbar und ihre Bilder in Ordnung zu halten, versprechen aber beides nicht. Bilder können verschwinden, Links sich ändern und die Website ausfallen. Soweit das Gesetz es erlaubt, haften wir nicht für Schäden aus ihrer Nutzung. Deine gesetzlichen Rechte als Verbraucher bleiben unberührt.',
  },
  links: {
    title: 'Links zu anderen Websites',
    text: 'Die Links zum Teilen und Folgen führen zu den Websites anderer Firmen mit eigenen Bedingungen. An sie wird nichts gesendet, bis du einem solchen Link folgst.',
  },
  changes: {
    title: 'Änderungen und Fragen',
    text: 'Wir können diese Bedingungen ändern. Eine neue Fassung gilt, sobald sie hier steht. Im [Datenschutz] steht, wie wir mit deinen Daten umgehen.',
    questions: 'Fragen? [Schreib uns].',
    questionsOrEmail: (address: string) => `Fragen? [Schreib uns] oder sende eine E-Mail an [${address}].`,
  },
} satisfies typeof english;
