import type { systemChecks as english } from '../../en/operations/system-checks.server';

export const systemChecks = {
  database: 'La base de datos no responde.',
  migrationsUnknown: 'La base de datos no puede decir qué migraciones se han aplicado.',
  migration: (name: string | undefined) => `La migración ${name} no se ha aplicado.`,
  storage: 'No se pueden escribir los archivos.',
  spaceUnknown: 'No se puede leer el espacio libre del disco.',
  space: (megabytes: number, min: number) => `Solo quedan ${megabytes} MB libres. Tapeta necesita al menos ${min} MB.`,
  otherSecret: (host: string) =>
    `Otro nodo de este sitio (${host}) tiene un SESSION_SECRET distinto. Los mensajes que se muestran tras enviar un formulario se pierden entre nodos, y los visitantes se cuentan dos veces. Pon el mismo SESSION_SECRET en todos los nodos.`,
  backup: {
    none: 'Aún no hay copia de seguridad',
    failed: (age: string) => `La última copia de seguridad falló. La última buena es de hace ${age}.`,
    neverGood: 'La última copia de seguridad falló. Aún no hay ninguna buena.',
    late: (age: string) => `La última copia de seguridad es de hace ${age}. Debería haber una cada día.`,
    notStarted: (reason: string) => `No se pudo iniciar: ${reason}`,
    stillRunning: 'La última copia de seguridad sigue en marcha, así que no se ha iniciado otra.',
  },
  jobs: {
    renditions: (id: string) => `Versiones del fondo ${id}`,
    contactMail: (id: string) => `Correo del mensaje de contacto ${id}`,
    answerMail: (id: string) => `Respuesta al mensaje ${id}`,
    reportMail: (id: string) => `Correo del suceso de denuncia ${id}`,
    confirmationMail: (id: string) => `Correo de confirmación del suscriptor ${id}`,
  },
} satisfies typeof english;
