import type { adminShell as english } from '../../en/ui/admin-shell';
import { exactCount } from '../numbers';

export const adminShell = {
  language: 'Idioma de esta área',
  label: 'Administración',
  tabs: {
    overview: 'Resumen',
    wallpapers: 'Fondos',
    categories: 'Categorías',
    subscribers: 'Suscriptores',
    inbox: 'Bandeja de entrada',
    site: 'Sitio',
    settings: 'Ajustes',
  },
  backToSite: 'Volver al sitio',
  logsOut: 'Cierra tu sesión',
  tasks: {
    label: 'Tareas en segundo plano',
    progress: (done: number, total: number, failed: number) =>
      `${exactCount(done)} de ${exactCount(total)}${failed > 0 ? `, ${exactCount(failed)} con errores` : ''}`,
    waiting: (title: string) => `${title}: empieza enseguida`,
    running: (title: string, progress: string) => `${title}: ${progress}`,
    done: (title: string, progress: string) => `${title}: terminado, ${progress}`,
    failed: (title: string, progress: string) =>
      `${title}: falló tras ${progress}. Vuelve a iniciarla para terminar el resto.`,
    reload: 'Recargar',
    dismiss: 'Descartar',
  },
} satisfies typeof english;
