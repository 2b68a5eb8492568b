import type { system as english } from '../../en/operations/system';
import { counted, exactCount } from '../numbers';

export const system = {
  title: 'Sistema',
  ago: (period: string, time: string) => `hace ${period}, ${time}`,
  periods: {
    none: 'menos de un minuto',
    day: (count: number) => counted(count, 'día', 'días'),
    hour: (count: number) => counted(count, 'hora', 'horas'),
    minute: (count: number) => counted(count, 'minuto', 'minutos'),
  },
  state: {
    backup: 'Copia de seguridad',
    disk: 'Disco',
    jobs: 'Trabajos',
    space: (free: string, used: string | null, period: string) =>
      used ? `${free} libres, ${used} en uso (medido hace ${period})` : `${free} libres`,
  },
  version: { title: 'Versión', runningFor: 'En marcha desde hace' },
  disk: {
    title: 'Disco',
    measured: (period: string) => `Medido hace ${period}.`,
    measuredInBucket: (period: string) => `Medido hace ${period}. En el bucket hay también versiones, que no se miden.`,
    notMeasured: 'Aún no se ha medido.',
    names: {
      originals: 'Originales',
      renditions: 'Versiones',
      withheld: 'Borradores y papelera',
      temporary: 'Temporales',
      database: 'Base de datos',
    },
    inBucket: (name: string) => `${name} en el bucket`,
    pictures: (count: number, size: string) => `${counted(count, 'imagen', 'imágenes')}, ${size}`,
    free: 'Libre',
  },
  backup: {
    title: 'Última copia de seguridad',
    none: 'Aún no hay ninguna. Haz una en el servidor: [npm run backup -- FILE]',
    now: 'Hacer una copia ahora',
    started: { title: 'Copia de seguridad iniciada', text: 'Esta página dice cuándo ha terminado.' },
    running: (period: string) => `Se está haciendo una copia, iniciada hace ${period}.`,
    unset:
      'Para hacer copias desde aquí y cada día, pon en BACKUP_DIR, en el entorno, una carpeta de otro disco, y reinicia.',
    failed: 'Falló',
    reason: 'Motivo',
    made: 'Hecha',
    size: 'Tamaño',
    wallpapers: 'Fondos',
    destination: 'Destino',
  },
  jobs: {
    title: 'Trabajos fallidos',
    counts: (waiting: number, running: number, retrying: number, failed: number) =>
      `${exactCount(waiting)} en espera, ${exactCount(running)} en marcha, ${exactCount(retrying)} reintentando, ${exactCount(failed)} fallidos.`,
    givenUp: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} No se reintentará automáticamente.`,
    nextTry: (attempts: number, ago: string, left: string) =>
      `${failedTimes(attempts, ago)} Próximo intento en ${left}.`,
    retryingSoon: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} Se reintenta enseguida.`,
    retry: 'Reintentar',
    retried: 'Reintentando el trabajo',
    notRetried: 'Este trabajo ya ha terminado o está en marcha',
  },
  damaged: {
    title: 'Fondos dañados',
    lead: 'La base de datos tiene valores incorrectos para estos, así que ninguna página los muestra. Restaura una copia de seguridad o elimínalos en la lista.',
    row: (id: number, columns: string) => `Fondo ${id}: ${columns}`,
  },
} satisfies typeof english;

function failedTimes(attempts: number, ago: string): string {
  return `Ha fallado ${counted(attempts, 'vez', 'veces')}, la última hace ${ago}.`;
}
