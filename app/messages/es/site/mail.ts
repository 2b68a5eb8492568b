import type { siteMail as english } from '../../en/site/mail';

export const siteMail = {
  fixed: (variable: string) => `Lo fija ${variable} en el entorno.`,
  serverFixed: (variable: string) => `${variable} fija el servidor de correo en el entorno.`,
  host: 'Servidor de correo',
  hostHint: 'Como smtp.example.com. Déjalo vacío para no enviar correo.',
  port: 'Puerto',
  security: 'Cifrado',
  securities: {
    starttls: 'STARTTLS',
    tls: 'TLS',
    none: 'Ninguno',
  },
  user: 'Usuario',
  password: 'Contraseña',
  passwordKept: 'Guardada cifrada. Déjala vacía para conservarla.',
  to: 'Tu dirección',
  toHint: 'Recibe mensajes, avisos y pruebas. Los visitantes la ven en contacto, ayuda, términos y privacidad.',
  sender: 'Remitente',
  senderHint: 'Como Mi galería <galeria@example.com>. Déjalo vacío para usar tu dirección.',
  siteUrl: 'Dirección de tu sitio',
  siteUrlHint:
    'Para los enlaces de los correos, como https://wallpapers.example. Detrás de un proxy, define SITE_URL en el entorno.',
  save: 'Guardar',
  sendTest: 'Guardar y enviar una prueba',
  saved: 'Ajustes de correo guardados',
  failed: 'No se pudieron guardar los ajustes de correo',
  test: {
    incomplete: 'Escribe antes un servidor de correo y tu dirección.',
    subject: (siteName: string) => `Prueba de ${siteName}`,
    body: (siteName: string) => `Si puedes leer esto, ${siteName} puede enviar correo.\n`,
    sent: 'Prueba enviada. Mira tu bandeja de entrada.',
    failedWith: (answer: string) =>
      `Los ajustes están guardados, pero el servidor de correo rechazó la prueba: ${answer}`,
  },
  errors: {
    host: 'Escribe un nombre de servidor, como smtp.example.com.',
    port: 'Escribe un número de 1 a 65535.',
    security: 'Elige de la lista.',
    tooLong: 'Es demasiado largo.',
    sender: 'Escribe una dirección, o un nombre con una dirección entre < >.',
    to: 'Escribe una dirección, como yo@example.com.',
    siteUrl: 'Escribe la dirección de todo el sitio, como https://wallpapers.example.',
  },
} satisfies typeof english;
