import type { newsletterLinks as english } from '../../en/newsletter/newsletter-links';

export const newsletterLinks = {
  confirm: {
    title: 'Confirma tu dirección',
    description: 'El último paso para suscribirte al boletín.',
    text: '[address] recibirá nuestro boletín. Cada número tiene un enlace para darse de baja.',
    notNow: 'Ahora no',
    confirm: 'Confirmar',
    confirming: 'Confirmando…',
    done: { title: '¡Listo!', text: 'Tu dirección está confirmada' },
  },
  unsubscribe: {
    title: 'Darse de baja',
    description: 'Darse de baja del boletín.',
    heading: (siteName: string) => `Darse de baja de ${siteName}`,
    text: '[address] no recibirá más boletines. Borramos la dirección de nuestra lista enseguida.',
    keep: 'Seguir suscrito',
    unsubscribe: 'Darme de baja',
    unsubscribing: 'Dando de baja…',
    done: 'Te has dado de baja',
    doneText: 'Hemos borrado tu dirección de nuestra lista. Puedes [suscribirte otra vez] cuando quieras.',
    contactSubject: 'Borrad mi dirección',
    unknown: 'No hay nada que dar de baja',
    unknownText:
      'Este enlace no corresponde a ninguna dirección de nuestra lista. O ya la hemos borrado, o el enlace está incompleto. Si sigues recibiendo boletines, [escríbenos].',
  },
} satisfies typeof english;
