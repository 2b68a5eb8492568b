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
  passwordLost:
    'Das gespeicherte Passwort ist nicht lesbar, weil sich das Sitzungsgeheimnis geändert hat, etwa nach einer Wiederherstellung. Gib es noch einmal ein.',
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
    failedBecause: (reason: string) =>
      `Die Einstellungen sind gespeichert, aber der Test ist fehlgeschlagen. ${reason}`,
    problems: {
      wrongSecurity:
        'Der Server spricht diese Verschlüsselung an diesem Port nicht. Port 465 braucht TLS, 587 und 25 brauchen STARTTLS.',
      noStarttls: 'Der Server bietet an diesem Port kein STARTTLS an. Wähle TLS mit Port 465.',
      untrusted: 'Das Zertifikat des Servers ist selbst signiert, oder sein Aussteller ist hier unbekannt.',
      expired: 'Das Zertifikat des Servers ist abgelaufen.',
      notYetValid: 'Das Zertifikat des Servers gilt noch nicht. Prüfe die Uhren beider Rechner.',
      otherName: 'Das Zertifikat des Servers gilt für einen anderen Namen. Gib den Namen ein, der im Zertifikat steht.',
      login: 'Der Server hat Benutzername oder Passwort abgelehnt.',
      noServer: 'An diesem Port antwortet kein Mailserver. Prüfe Server und Port.',
      noHost: 'Einen Server mit diesem Namen gibt es nicht. Prüfe ihn auf Tippfehler.',
      unreachable: 'Das Netz dieses Servers ist nicht erreichbar.',
      greeting: 'Der Server ist erreichbar, schweigt aber. Ein Port für TLS wie 465 braucht die Verschlüsselung TLS.',
      timeout: 'Der Server hat zu lange nicht geantwortet. Vielleicht sperrt eine Firewall diesen Port.',
      tls: 'Die verschlüsselte Verbindung ist fehlgeschlagen. Versuche eine andere Verschlüsselung oder einen anderen Port.',
      closed: 'Der Server hat die Verbindung geschlossen.',
    },
  },
  errors: {
    host: 'Gib einen Servernamen ein, etwa smtp.example.com.',
    port: 'Gib eine Zahl von 1 bis 65535 ein.',
    security: 'Wähle aus der Liste.',
    passwordAgain: 'Gib auch das Passwort ein: Server, Port, Verschlüsselung oder Benutzername sind geändert.',
    tooLong: 'Das ist zu lang.',
    sender: 'Gib eine Adresse ein, oder einen Namen mit einer Adresse in < >.',
    to: 'Gib eine Adresse ein, etwa ich@example.com.',
    siteUrl: 'Gib die Adresse der ganzen Website ein, etwa https://wallpapers.example.',
  },
} satisfies typeof english;
