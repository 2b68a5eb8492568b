import type { siteSetup as english } from '../../en/site/setup';

export const siteSetup = {
  title: (done: number, total: number) => `Puesta en marcha: ${done} de ${total}`,
  skip: 'Omitir',
  skipNamed: (step: string) => `Omitir: ${step}`,
  skipped: (count: number) => `${count} omitidos`,
  steps: {
    password: {
      title: 'Elige tu contraseña',
      why: 'La actual se generó o se definió en el entorno.',
    },
    name: {
      title: 'Ponle nombre al sitio',
      why: 'Nombre, título, color de acento y enlaces.',
    },
    texts: {
      title: 'Escribe tus textos',
      why: 'Un aviso legal, los términos, la privacidad o unas palabras sobre ti.',
    },
    mail: {
      title: 'Configura el correo',
      why: 'Te llegan mensajes y avisos, y a tus lectores los boletines.',
    },
    pictures: {
      title: 'Sube fondos',
      why: 'O importa una carpeta: npm run import -- CARPETA. O prueba la demo: npm run demo.',
    },
    address: {
      title: 'Define la dirección del sitio',
      why: 'Los boletines la necesitan. Detrás de un proxy, define SITE_URL y TRUST_PROXY en el entorno.',
    },
  },
} satisfies typeof english;
