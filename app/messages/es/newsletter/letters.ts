import type { letters as english, LetterCounts } from '../../en/newsletter/letters';
import { exactCount } from '../numbers';

/** The letter that is being written, and the archive. */
export const letters = {
  title: 'Boletín',
  draft: 'Próximo boletín',
  subject: 'Asunto',
  words: 'Texto sobre los fondos',
  wordsHint: 'Texto sin formato. Una línea en blanco empieza otro párrafo.',
  pictures: 'Fondos',
  picturesHint: 'Hasta 12. Nuevos desde el último boletín, primero los destacados.',
  noPictures: 'No hay fondos nuevos desde el último boletín.',
  save: 'Guardar',
  test: 'Enviármelo',
  send: 'Revisar y enviar…',
  sendPage: {
    title: 'Enviar el boletín',
    question: (subject: string, count: number) =>
      `¿Enviar «${subject}» a ${exactCount(count)} ${count === 1 ? 'dirección' : 'direcciones'}?`,
    consequence: 'Mira antes las vistas previas. Un correo enviado ya no se puede recuperar.',
    noReaders: 'Ningún suscriptor ha confirmado su dirección todavía. Envíalo cuando haya uno.',
    verb: 'Enviar ahora',
    busy: 'Enviando...',
    failed: 'No se pudo enviar el boletín',
  },
  schedule: {
    title: 'Programación',
    change: 'Cambiar',
    every: 'Enviar automáticamente',
    choices: {
      never: 'Solo cuando yo lo envíe',
      week: 'Cada lunes',
      month: 'El día uno de cada mes',
    },
    atLeast: 'Con al menos estos fondos nuevos',
    atLeastHint: 'Con menos, ese boletín no se envía. De 1 a 100.',
    how: (zone: string) =>
      `Sale después de las 09:00 (${zone}). Un boletín guardado se envía tal cual; si no hay ninguno, Tapeta escribe uno breve con los fondos más nuevos.`,
    saved: 'Programación guardada',
    failed: 'No se pudo guardar la programación',
    automaticSubject: 'Fondos nuevos',
    back: 'Volver al boletín',
  },
  saved: 'Boletín guardado',
  tested: 'Prueba enviada',
  started: 'El envío ha empezado',
  previewHtml: 'Ver como correo',
  previewText: 'Ver como texto',
  missing: {
    mail: 'Aún no puedes enviar boletines: falta configurar el correo.',
    address: 'Aún no puedes enviar boletines. Escribe antes la dirección de tu sitio en Sitio, Correo.',
  },
  noContact: 'Escribe tu dirección en Sitio, Correo para recibir una prueba.',
  testFailed: 'El servidor de correo no aceptó la prueba. Revisa los ajustes en Sitio, Correo e inténtalo de nuevo.',
  failed: 'No se pudo guardar el boletín',
  past: 'Boletines anteriores',
  readers: (count: number) =>
    `${exactCount(count)} ${count === 1 ? 'dirección confirmada lo recibirá.' : 'direcciones confirmadas lo recibirán.'}`,
  progress: ({ sent, waiting, refused, failed, noUtf8, unknown, isFinished }: LetterCounts) =>
    [
      isFinished
        ? `${exactCount(sent)} enviados`
        : `Enviando: ${exactCount(sent)} de ${exactCount(sent + waiting + refused + failed + noUtf8 + unknown)} enviados`,
      isFinished && waiting > 0 && `${exactCount(waiting)} aún sin intentar`,
      failed > 0 && `${exactCount(failed)} no aceptados`,
      refused > 0 && `${exactCount(refused)} sin buzón`,
      noUtf8 > 0 && `${exactCount(noUtf8)} con una dirección que tu servidor de correo no admite (sin SMTPUTF8)`,
      unknown > 0 && `${exactCount(unknown)} sin respuesta, no se reenvían`,
    ]
      .filter(Boolean)
      .join(', '),
  stopped:
    'El envío se ha detenido porque el servidor de correo sigue rechazando. Revisa los ajustes en Sitio, Correo.',
  answer: 'Última respuesta del servidor de correo:',
  rest: (count: number) => `Enviar el resto (${exactCount(count)})`,
  restNamed: (subject: string) => `Enviar el resto: ${subject}`,
  errors: {
    subject: 'Escribe un asunto de hasta 200 caracteres.',
    words: 'El texto puede tener hasta 10 000 caracteres.',
    wallpapers: 'Elige hasta 12 fondos.',
    every: 'Elige cada cuánto.',
    atLeast: 'Escribe un número de 1 a 100.',
  },
} satisfies typeof english;
