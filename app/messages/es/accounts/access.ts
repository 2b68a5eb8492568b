import type { access as english } from '../../en/accounts/access';

export const access = {
  title: 'Acceso',
  failed: 'No se ha cambiado nada',
  done: {
    off: 'El segundo factor está desactivado',
    cancel: 'Configuración cancelada',
    end: 'La sesión ha terminado',
    'end-others': 'Las demás sesiones han terminado',
  },
  factor: {
    title: 'Segundo factor',
    state: { off: 'Desactivado', pending: 'Sin confirmar', on: 'Activado' },
    about: 'Después de la contraseña se pide un código de una aplicación de autenticación de tu teléfono.',
    on: (since: string, left: number) => `Activado desde ${since}. Códigos de recuperación que quedan: ${left} de 10.`,
    unreadable:
      'SESSION_SECRET ha cambiado y no se pueden comprobar los códigos de tu aplicación. Desactiva el segundo factor y vuelve a configurarlo.',
    start: 'Configurar',
    renew: 'Crear códigos de recuperación nuevos',
    off: 'Desactivar',
    scan: 'Escanea esta imagen con tu aplicación de autenticación.',
    qr: 'Código QR para tu aplicación de autenticación',
    key: 'O escribe esta clave en la aplicación:',
    open: 'Abrir en una aplicación de este dispositivo',
    code: 'Código de la aplicación',
    codeHint: 'Seis cifras. El segundo factor sigue desactivado hasta que este código sea correcto.',
    confirm: 'Activar',
    cancel: 'Cancelar',
    help: 'Si pierdes la aplicación y todos los códigos de recuperación, ejecuta «npm run second-factor -- --off» en el servidor.',
  },
  recovery: {
    title: 'Códigos de recuperación',
    once: 'Guarda estos códigos ahora. No se vuelven a mostrar. Cada uno sustituye una vez a un código de la aplicación.',
    saved: 'Ya los he guardado',
  },
  sessions: {
    title: 'Sesiones',
    this: 'Esta',
    unknown: 'Navegador desconocido',
    on: (browser: string, system: string) => `${browser} en ${system}`,
    times: (started: string, used: string) => `Iniciada ${started}, último uso ${used}`,
    end: 'Terminar',
    named: (browser: string, started: string) => `Terminar: ${browser}, iniciada ${started}`,
    endOthers: 'Terminar todas las demás',
  },
} satisfies typeof english;
