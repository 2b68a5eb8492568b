import type { access as english } from '../../en/accounts/access';

export const access = {
  title: 'Zugang',
  failed: 'Es wurde nichts geändert',
  done: {
    off: 'Der zweite Faktor ist aus',
    cancel: 'Einrichtung abgebrochen',
    end: 'Die Sitzung ist beendet',
    'end-others': 'Alle anderen Sitzungen sind beendet',
  },
  factor: {
    title: 'Zweiter Faktor',
    state: { off: 'Aus', pending: 'Noch nicht bestätigt', on: 'An' },
    about: 'Nach dem Passwort fragt die Anmeldung nach einem Code aus einer Authenticator-App auf deinem Telefon.',
    on: (since: string, left: number) => `An seit ${since}. Übrige Wiederherstellungscodes: ${left} von 10.`,
    unreadable:
      'SESSION_SECRET wurde geändert, deshalb lassen sich Codes aus deiner App nicht prüfen. Schalte den zweiten Faktor aus und richte ihn neu ein.',
    start: 'Einrichten',
    renew: 'Neue Wiederherstellungscodes',
    off: 'Ausschalten',
    scan: 'Scanne dieses Bild mit deiner Authenticator-App.',
    qr: 'QR-Code für deine Authenticator-App',
    key: 'Oder tippe diesen Schlüssel in die App:',
    open: 'In einer App auf diesem Gerät öffnen',
    code: 'Code aus der App',
    codeHint: 'Sechs Ziffern. Der zweite Faktor ist aus, bis dieser Code stimmt.',
    confirm: 'Einschalten',
    cancel: 'Abbrechen',
    help: 'Wenn du die App und alle Wiederherstellungscodes verlierst, führe auf dem Server „npm run second-factor -- --off“ aus.',
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    once: 'Bewahre diese Codes jetzt auf. Sie werden nicht noch einmal gezeigt. Jeder ersetzt einmal einen Code aus der App.',
    saved: 'Ich habe sie aufbewahrt',
  },
  sessions: {
    title: 'Sitzungen',
    this: 'Diese hier',
    unknown: 'Unbekannter Browser',
    on: (browser: string, system: string) => `${browser} unter ${system}`,
    times: (started: string, used: string) => `Begonnen ${started}, zuletzt benutzt ${used}`,
    end: 'Beenden',
    named: (browser: string, started: string) => `Beenden: ${browser}, begonnen ${started}`,
    endOthers: 'Alle anderen beenden',
  },
} satisfies typeof english;
