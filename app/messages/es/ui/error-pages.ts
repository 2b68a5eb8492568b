import type { errorPages as english } from '../../en/ui/error-pages';

export const errorPages = {
  pages: {
    400: { title: 'Solicitud incorrecta', description: 'No podemos procesar tu solicitud.' },
    401: { title: 'Sin sesión', description: 'Tienes que iniciar sesión para ver esta página.' },
    403: { title: 'Sin acceso', description: 'No tienes permiso para ver esta página.' },
    404: { title: 'Página no encontrada', description: 'La página que buscas no existe.' },
    410: { title: 'Ya no está aquí', description: 'Esta página se retiró.' },
    429: {
      title: 'Demasiadas solicitudes',
      description: 'Has hecho demasiadas solicitudes. Ve más despacio e inténtalo de nuevo en un momento.',
    },
    500: { title: 'Error del servidor', description: 'Algo ha fallado por nuestra parte.' },
    502: {
      title: 'Puerta de enlace incorrecta',
      description: 'Hemos recibido una respuesta no válida de otro servidor.',
    },
    503: { title: 'Volvemos enseguida', description: 'Volvemos enseguida. Inténtalo de nuevo más tarde.' },
    504: {
      title: 'Tiempo agotado',
      description: 'El servidor ha tardado demasiado en responder. Inténtalo de nuevo más tarde.',
    },
  },
  noConnection: {
    title: 'Sin conexión',
    description: 'No podemos conectar con el sitio. Comprueba tu conexión e inténtalo de nuevo.',
  },
  status: (status: number) => `HTTP ${status}`,
  logIn: 'Iniciar sesión',
  tryAgain: 'Reintentar',
  goHome: 'Ir al inicio',
  errorId: 'ID del error: [id]',
} satisfies typeof english;
