import type { formConflict as english } from '../../en/ui/form-conflict';

export const formConflict = {
  titles: {
    wallpaper: 'Este fondo se ha cambiado en otra ventana',
    category: 'Esta categoría se ha cambiado en otra ventana',
    tag: 'Esta etiqueta se ha cambiado en otra ventana',
    site: 'Estos ajustes se han cambiado en otra ventana',
    mail: 'Los ajustes de correo se han cambiado en otra ventana',
    text: 'Este texto se ha cambiado en otra ventana',
    logo: 'El logotipo se ha cambiado en otra ventana',
    letter: 'Este boletín se ha cambiado en otra ventana',
    schedule: 'La programación se ha cambiado en otra ventana',
    picture: 'La imagen se ha sustituido en otra ventana',
    focalPoint: 'El punto focal se ha movido en otra ventana',
    versions: 'Las versiones se han cambiado en otra ventana',
  },
  unsaved:
    'Hemos conservado lo que escribiste. Aún no está guardado. La tabla muestra en qué se diferencia tu versión de la guardada. Los campos que no cambiaste muestran ahora los valores guardados.',
  same: 'No se ha perdido nada: el formulario de abajo es igual que la versión guardada.',
  file: 'Tu archivo no está guardado. Para usarlo de todos modos, elígelo de nuevo y guarda.',
  saved: 'Guardada',
  yours: 'Tuya',
  none: 'Nada',
  save: 'Guardar mi versión',
  saving: 'Guardando…',
  discard: 'Usar la versión guardada',
} satisfies typeof english;
