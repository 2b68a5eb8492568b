import type { confirmation as english } from '../../en/newsletter/confirmation.server';

export const confirmation = {
  job: (id: number) => `Bestätigung ${id}`,
  subject: (siteName: string) => `Bitte bestätige dein Abonnement von ${siteName}`,
  body: (siteName: string, confirm: string, unsubscribe: string) =>
    `Jemand, hoffentlich du, hat diese Adresse eingegeben, um den Newsletter von ${siteName} zu abonnieren.

Zum Bestätigen öffne innerhalb von 48 Stunden diesen Link und drücke auf den Knopf:
${confirm}

Wenn du das nicht warst, tu nichts. Wir senden dir sonst nichts und löschen deine Adresse.
Um sie jetzt zu löschen: ${unsubscribe}
`,
  usedLink:
    'Dieser Link wurde schon benutzt oder ist älter als 48 Stunden. Du kannst den Newsletter noch einmal abonnieren.',
} satisfies typeof english;
