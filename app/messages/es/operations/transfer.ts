import type { transfer as english } from '../../en/operations/transfer';
import { counted, exactCount } from '../numbers';

export const transfer = {
  leftOut: (problem: string) => `Omitido: ${problem}`,
  leftOutCategory: (problem: string) => `Omitida: su categoría. ${problem}`,
  leftOutTags: (count: number) =>
    `Omitido: ${counted(count, 'etiqueta que no es texto o es demasiado larga', 'etiquetas que no son texto o son demasiado largas')}.`,
  badId: (max: number) => `Omitido: su id no es un número entero de 1 a ${exactCount(max)}.`,
  badDate: 'Omitida: su fecha no está entre 1970 y hoy.',
  badDownloads: (max: number) => `Omitido: sus descargas no son un número entero de 0 a ${exactCount(max)}.`,
  badFocalPoint: 'Omitido: su punto focal no es x e y entre 0 y 1.',
  badSet: (roles: string) => `Omitido: su conjunto. El conjunto es un nombre y la función, una de ${roles}.`,
  shortened: (name: string, max: number) => `Su ${name} se ha acortado a ${max} caracteres.`,
  otherId: (wanted: number, id: number) => `El id ${wanted} es de otro fondo. Este tiene ahora el id ${id}.`,
  unreadableFile: (code: string) => `No se puede leer este archivo (${code}).`,
  notStored: (reason: string) => `No se pudo guardar esta imagen: ${reason}.`,
  unreadableFolder: 'No se puede leer esta carpeta.',
  systemFolder: 'Esta carpeta contiene miniaturas o archivos eliminados. Se ha omitido.',
  noPicture: 'No hay ninguna imagen con este nombre.',
  sidecar: {
    ofAnotherProgram:
      'Lo ha escrito otro programa. Solo se han usado su título, descripción, autor, etiquetas, fuente y licencia.',
    tooLarge: (name: string) => `No se puede leer ${name}: pasa de 1 MB.`,
    notObject: (name: string) => `No se puede leer ${name}: no es un objeto JSON.`,
    notJson: (name: string) => `No se puede leer ${name}: no es JSON.`,
  },
  list: {
    notUtf8: 'No está en UTF-8. Se ha leído como Windows-1252.',
    tooLarge: 'Una lista puede tener 64 MB como máximo.',
    line: (line: string, reason: string) => `No se puede leer la línea ${line}: ${reason}.`,
    noColumns: 'Su primera línea debe nombrar las columnas, entre ellas “file”.',
    unknownFile: (name: string) => `Nombra “${name}”, que no está en esta carpeta.`,
  },
  notExported: (file: string) => `${file} no lo escribió "npm run export". No se ha importado nada.`,
  folderNotEmpty: (folder: string) => `${folder} no está vacía. Nombra otra carpeta o vacía esta.`,
  otherExport: (folder: string) => `${folder} contiene parte de otra galería. Nombra otra carpeta o vacía esta.`,
} satisfies typeof english;
