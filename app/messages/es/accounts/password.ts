import type { password as english } from '../../en/accounts/password';

export const password = {
  title: 'Cambiar la contraseña',
  current: 'Contraseña actual',
  new: 'Contraseña nueva',
  again: 'Repite la contraseña nueva',
  hint: (min: number | undefined) =>
    `Al menos ${min} caracteres. Unas cuantas palabras sin relación son mejores que los símbolos.`,
  change: 'Cambiar la contraseña',
  changing: 'Cambiando…',
  changed: { title: 'Contraseña cambiada', text: 'Las demás sesiones han terminado.' },
  failed: 'No se pudo cambiar la contraseña',
  note: 'Esto termina todas tus demás sesiones. Una contraseña en la configuración del servidor solo sirve para el primer inicio.',
} satisfies typeof english;
