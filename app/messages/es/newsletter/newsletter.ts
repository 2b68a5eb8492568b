import type { newsletter as english } from '../../en/newsletter/newsletter';

export const newsletter = {
  title: 'Suscribirse',
  invitation: (siteName: string) => `Suscríbete a ${siteName}`,
  text: 'Entérate de las nuevas colecciones de fondos, de contenidos exclusivos y de las novedades.',
  email: 'Correo electrónico',
  cancel: 'Cancelar',
  subscribe: 'Suscribirme',
  subscribing: 'Suscribiendo...',
  welcome: (siteName: string) => `Te damos la bienvenida a ${siteName}`,
  welcomeText: 'Recibirás nuestras nuevas colecciones de fondos y las novedades.',
  back: 'Volver a la galería',
  success: '¡Listo!',
  subscribed: 'Te has suscrito a nuestro boletín',
  subscribedNext: (next: string) => `Te has suscrito a nuestro boletín. ${next}`,
  confirmNext: 'Para confirmar tu dirección, abre el enlace del correo que te enviamos.',
  kept: 'Aún no enviamos boletines. Guardamos tu dirección para más tarde.',
  error: 'Error',
  invalidEmail: 'Escribe una dirección de correo correcta',
  refused: 'No se pudo completar la suscripción',
  failed: 'No se pudo completar la suscripción. Inténtalo de nuevo.',
} satisfies typeof english;
