import type { login as english } from '../../en/accounts/login';

export const login = {
  title: 'Acceso de administración',
  description: 'Para quien administra esta galería.',
  username: 'Usuario',
  password: 'Contraseña',
  code: 'Código',
  codeHint: 'Seis cifras de tu aplicación de autenticación, o un código de recuperación.',
  startAgain: 'Volver a empezar',
  logIn: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  failed: 'No se pudo iniciar sesión',
  ended: 'Tu sesión ha terminado. Inicia sesión para continuar. No se ha cambiado nada.',
  elsewhere:
    'Esta no es la dirección propia de la galería, así que aquí puede que no puedas iniciar sesión. Ve a su dirección:',
  resumed: {
    title: 'Has iniciado sesión',
    text: 'Hemos conservado lo que escribiste. Aún no está guardado.',
    continue: 'Seguir donde lo dejaste',
    loading: 'Cargando…',
  },
} satisfies typeof english;
