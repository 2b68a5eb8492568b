import type { terms as english } from '../../en/static-pages/terms';

export const terms = {
  title: 'Condiciones del servicio',
  description: (siteName: string | undefined) => `Qué puedes hacer con los fondos de ${siteName} y qué te pedimos.`,
  lead: () =>
    'Lo bastante cortas para leerlas. Las imágenes son gratis para tus propias pantallas. El resto es sentido común.',
  service: {
    title: 'Sobre este sitio',
    text: (siteName: string) =>
      `${siteName} es una galería de fondos de pantalla para ordenadores, móviles y tabletas. Mirar, buscar, descargar y compartir es gratis y no necesita cuenta. Al usar el sitio aceptas estas condiciones. Si no las aceptas, no lo uses.`,
  },
  use: {
    title: 'Qué puedes hacer con las imágenes',
    allowed:
      'Puedes descargar cualquier fondo y usarlo en todos tus dispositivos, durante todo el tiempo que quieras. Puedes compartir el enlace a cualquier página.',
    ask: 'Los derechos de una imagen son de quien la creó. Si la descripción de la imagen no dice otra cosa, pregunta antes de imprimirla, venderla, usarla en un producto o publicarla en otro lugar.',
  },
  rights: {
    title: 'Si una imagen es tuya',
    text: 'Quien administra esta galería elige y sube las imágenes. Los visitantes no pueden subir nada. Si una imagen usa tu obra sin tu permiso, [dínoslo]. Incluye el enlace a su página y demuéstranos que la obra es tuya. Miramos todos esos mensajes y retiramos lo que no debería estar aquí.',
  },
  fair: {
    title: 'Uso justo del sitio',
    lead: 'Todos compartimos un servidor, así que, por favor,',
    requests: [
      'no intentes saltarte sus límites: si responde “demasiadas solicitudes”, espera lo que te dice;',
      'deja que los programas lean los feeds, el mapa del sitio y la API pública a un ritmo humano, y sigue robots.txt;',
      'no lo ataques, no busques cómo entrar en su área de administración ni intentes subir nada;',
      'usa el formulario de contacto y el boletín solo con tu propia dirección, y no para hacer publicidad.',
    ],
  },
  liability: {
    title: 'Sin garantía',
    text: 'El sitio se ofrece tal como es. Procuramos que esté en línea y que sus imágenes estén en orden, pero no prometemos ninguna de las dos cosas. Las imágenes pueden desaparecer, los enlaces pueden cambiar y el sitio puede estar caído. Hasta donde lo permite la ley, no respondemos de los daños que cause su uso. Tus derechos como consumidor no cambian.',
  },
  links: {
    title: 'Enlaces a otros sitios',
    text: 'Los enlaces para compartir y seguir llevan a sitios de otras empresas, con sus propias condiciones. No se les envía nada hasta que sigues un enlace.',
  },
  changes: {
    title: 'Cambios y preguntas',
    text: 'Podemos cambiar estas condiciones. Una versión nueva vale desde que aparece aquí. La [Política de privacidad] dice cómo tratamos tus datos.',
    questions: '¿Preguntas? [Escríbenos].',
    questionsOrEmail: (address: string) => `¿Preguntas? [Escríbenos] o manda un correo a [${address}].`,
  },
} satisfies typeof english;
