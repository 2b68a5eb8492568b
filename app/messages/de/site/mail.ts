import type { siteMail as english } from '../../en/site/mail';

export const siteMail = {
  fixed: (variable: string) => `Durch ${variable} in der Umgebung festgelegt.`,
  serverFixed: (variable: string) => `Der Mailserver ist durch ${variable} in der Umgebung festgelegt.`,
  host: 'Mailserver',
  hostHint: 'Etwa smtp.example.com. Lass das Feld leer, um keine Mails zu senden.',
  port: 'Port',
  security: 'Verschlüsselung',
  securities: {
    starttls: 'STARTTLS',
    tls: 'TLS',
    none: 'Keine',
  },
  user: 'Benutzername',
  password: 'Passwort',
  passwordKept: 'Verschlüsselt gespeichert. Lass das Feld leer, um es zu behalten.',
  to: 'Deine Adresse',
  toHint:
    'Bekommt Nachrichten, Meldungen und Tests. Besucher sehen sie auf den Seiten Kontakt, Hilfe, Bedingungen und Datenschutz.',
  sender: 'Absender',
  senderHint: 'Etwa Meine Galerie <galerie@example.com>. Lass das Feld leer, um deine Adresse zu verwenden.',
  siteUrl: 'Adresse deiner Website',
  siteUrlHint:
    'Für Links in E-Mails, etwa https://wallpapers.example. Hinter einem Proxy setze stattdessen SITE_URL in der Umgebung.',
  save: 'Speichern',
  sendTest: 'Speichern und Test senden',
  saved: 'Mail-Einstellungen gespeichert',
  failed: 'Die Mail-Einstellungen konnten nicht gespeichert werden',
  test: {
    incomplete: 'Gib zuerst einen Mailserver und deine Adresse ein.',
    subject: (siteName: string) => `Test von ${siteName}`,
    body: (siteName: string) => `Wenn du das lesen kannst, kann ${siteName} Mails senden.\n`,
    sent: 'Test gesendet. Sieh in dein Postfach.',
    failedWith: (answer: string) =>
      `Die Einstellungen sind gespeichert, aber der Mailserver hat den Test abgelehnt: ${answer}`,
  },
  errors: {
    host: 'Gib einen Servernamen ein, etwa smtp.example.com.',
    port: 'Gib eine Zahl von 1 bis 65535 ein.',
    security: 'Wähle aus der Liste.',
    tooLong: 'Das ist zu lang.',
    sender: 'Gib eine Adresse ein, oder einen Namen mit einer Adresse in < >.',
    to: 'Gib eine Adresse ein, etwa ich@example.com.',
    siteUrl: 'Gib die Adresse der ganzen Website ein, etwa https://wallpapers.example.',
  },
} satisfies typeof english;
