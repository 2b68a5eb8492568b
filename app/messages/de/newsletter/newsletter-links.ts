import type { newsletterLinks as english } from '../../en/newsletter/newsletter-links';

export const newsletterLinks = {
  confirm: {
    title: 'Bestätige deine Adresse',
    description: 'Der letzte Schritt, um den Newsletter zu abonnieren.',
    text: '[address] bekommt unseren Newsletter. In jeder Ausgabe ist ein Link zum Abbestellen.',
    notNow: 'Nicht jetzt',
    confirm: 'Bestätigen',
    confirming: 'Wird bestätigt …',
    done: { title: 'Geschafft!', text: 'Deine Adresse ist bestätigt' },
  },
  unsubscribe: {
    title: 'Abbestellen',
    description: 'Den Newsletter abbestellen.',
    heading: (siteName: string) => `${siteName} abbestellen`,
    text: '[address] bekommt keine Newsletter mehr. Wir löschen die Adresse sofort aus unserer Liste.',
    keep: 'Abonniert lassen',
    unsubscribe: 'Abbestellen',
    unsubscribing: 'Wird abbestellt …',
    done: 'Du hast den Newsletter abbestellt',
    doneText:
      'Wir haben deine Adresse aus unserer Liste gelöscht. Du kannst den Newsletter jederzeit [wieder abonnieren].',
    contactSubject: 'Bitte löscht meine Adresse',
    unknown: 'Nichts abzubestellen',
    unknownText:
      'Zu diesem Link gehört keine Adresse auf unserer Liste. Entweder ist sie schon gelöscht, oder der Link ist unvollständig. Wenn du weiter Newsletter bekommst, [schreib uns].',
  },
} satisfies typeof english;
