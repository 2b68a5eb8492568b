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
  passwordLost:
    'No se puede leer la contraseña guardada porque el secreto de sesión ha cambiado, por ejemplo tras restaurar una copia. Escríbela de nuevo.',
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
    failedBecause: (reason: string) => `Los ajustes están guardados, pero la prueba falló. ${reason}`,
    problems: {
      wrongSecurity:
        'El servidor no usa este cifrado en este puerto. El puerto 465 necesita TLS; el 587 y el 25, STARTTLS.',
      noStarttls: 'El servidor no ofrece STARTTLS en este puerto. Elige TLS con el puerto 465.',
      untrusted: 'El certificado del servidor está autofirmado o aquí no se conoce a su emisor.',
      expired: 'El certificado del servidor ha caducado.',
      notYetValid: 'El certificado del servidor aún no es válido. Comprueba los relojes de ambas máquinas.',
      otherName: 'El certificado del servidor es para otro nombre. Escribe el nombre que figura en el certificado.',
      login: 'El servidor rechazó el usuario o la contraseña.',
      noServer: 'Ningún servidor de correo responde en este puerto. Revisa el servidor y el puerto.',
      noHost: 'No existe ningún servidor con ese nombre. Revisa si hay erratas.',
      unreachable: 'No se puede llegar a la red de este servidor.',
      greeting:
        'El servidor está accesible, pero no dice nada. Un puerto para TLS, como el 465, necesita el cifrado TLS.',
      timeout: 'El servidor tardó demasiado en responder. Quizá un cortafuegos bloquea este puerto.',
      tls: 'Falló la conexión cifrada. Prueba otro cifrado u otro puerto.',
      closed: 'El servidor cerró la conexión.',
    },
  },
  errors: {
    host: 'Escribe un nombre de servidor, como smtp.example.com.',
    port: 'Escribe un número de 1 a 65535.',
    security: 'Elige de la lista.',
    passwordAgain: 'Escribe también la contraseña: el servidor, el puerto, el cifrado o el usuario han cambiado.',
    tooLong: 'Es demasiado largo.',
    sender: 'Escribe una dirección, o un nombre con una dirección entre < >.',
    to: 'Escribe una dirección, como yo@example.com.',
    siteUrl: 'Escribe la dirección de todo el sitio, como https://wallpapers.example.',
  },
} satisfies typeof english;
