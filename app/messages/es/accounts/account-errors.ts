import type { accountErrors as english } from '../../en/accounts/account-errors';

export const accountErrors = {
  wrongLogin: 'Usuario o contraseña incorrectos',
  endedKept: 'Tu sesión ha terminado. Inicia sesión para continuar. Hemos conservado lo que escribiste.',
  resumed: 'Has vuelto a iniciar sesión. Aún no hay nada guardado: revisa los datos y pulsa el botón otra vez.',
  noUsername: 'Escribe tu usuario.',
  noPassword: 'Escribe tu contraseña.',
  noCurrent: 'Escribe tu contraseña actual.',
  noRepeated: 'Escribe otra vez la contraseña nueva.',
  wrongCurrent: 'Esta no es tu contraseña actual.',
  sameAsCurrent: 'Esta es tu contraseña actual.',
  notRepeated: 'No coincide con la contraseña nueva.',
  tooLong: (max: number) => `Usa ${max} caracteres como máximo.`,
  tooShort: (min: number) => `Usa al menos ${min} caracteres.`,
  isUsername: 'La contraseña no puede ser el usuario.',
  isCommon: 'Es una de las 10.000 contraseñas más comunes. Elige otra.',
  noCode: 'Escribe el código.',
  codeNeeded: 'La contraseña es correcta. Envía también el código del segundo factor.',
  wrongCode: 'Este código no es correcto o ya se usó. Espera al siguiente.',
  wrongFirstCode: 'Este código no es correcto. Comprueba la hora de tu dispositivo y escribe el código siguiente.',
  lateCode: 'Has tardado demasiado. Vuelve a empezar.',
  unreadableFactor:
    'SESSION_SECRET ha cambiado y no se pueden comprobar los códigos. Escribe un código de recuperación o ejecuta «npm run second-factor -- --off» en el servidor.',
  unreadableUntilOff:
    'SESSION_SECRET ha cambiado y no se pueden comprobar los códigos de tu aplicación. Desactiva el segundo factor y vuelve a configurarlo.',
} satisfies typeof english;
