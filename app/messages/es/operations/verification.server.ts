import type { verification as english } from '../../en/operations/verification.server';
import { counted } from '../numbers';

export const verification = {
  wallpaper: (id: number, fault: string) => `Fondo ${id}: ${fault}`,
  trashedWallpaper: (id: number, fault: string) => `Fondo ${id}, en la papelera: ${fault}`,
  files: {
    lost: 'falta su imagen.',
    size: (bytes: number, expected: number) => `su imagen tiene ${bytes} bytes en vez de ${expected}.`,
    changed: 'su imagen no es la que se subió.',
    colours: 'sus archivos no tienen los colores o el HDR de su imagen.',
    undecodable: 'su imagen no se puede decodificar.',
    missing: (names: string) => `faltan ${names}.`,
    unexpected: (names: string) => `archivos inesperados: ${names}.`,
    damaged: (name: string) => `${name} está dañado.`,
    background: {
      dark: 'su imagen transparente necesita un fondo oscuro.',
      white: 'su imagen transparente necesita un fondo blanco.',
    },
  },
  damagedRow: (id: number, columns: string) =>
    `Fondo ${id}: la base de datos tiene valores incorrectos (${columns}). Elimínalo en la lista de fondos o restaura una copia de seguridad.`,
  damagedRows: (count: number) =>
    `La base de datos tiene valores incorrectos para ${counted(count, 'fondo', 'fondos')}, así que no se ha reparado nada. ${count === 1 ? 'Elimínalo' : 'Elimínalos'} en la lista de fondos o restaura una copia de seguridad, y repara otra vez.`,
  stray: (key: string) => `Ningún fondo usa los archivos de ${key}.`,
  foreign: (file: string) => `${file} no es un archivo de este sitio. Muévelo o bórralo.`,
  leftover: (folder: string) => `${folder} es un resto de un proceso que ha terminado.`,
  tooManyLost: (lost: number, total: number) =>
    `Faltan ${lost} de ${counted(total, 'imagen', 'imágenes')}, así que no se ha reparado nada. Recupera los archivos o confirma la pérdida con --accept-losses.`,
  backup: {
    lacks: (id: number, file: string) => `${file} no contiene la imagen del fondo ${id}.`,
    differs: (id: number, file: string) =>
      `${file} contiene para el fondo ${id} una imagen distinta de la que se subió. No se ha recuperado.`,
  },
  rows: {
    wallpaperCount: 'El número de fondos del dispositivo %s, categoría %s, destacado %s es %s en vez de %s.',
    totalCount: 'El número de fondos en total es %s en vez de %s.',
    facetCount: 'El número de fondos con facetas %s en la categoría %s es %s en vez de %s.',
    tagFacets: 'El fondo %s figura en una etiqueta con facetas %s en vez de %s.',
    downloadFacets: 'Las descargas del fondo %s figuran en otra categoría u otras facetas.',
    facets: 'Las facetas del fondo %s son %s en vez de %s.',
    tagUses: 'La etiqueta “%s” cuenta %s fondos en vez de %s.',
    versions: 'Las versiones del conjunto %s no están en orden.',
    tagList: 'El fondo %s tiene %s etiquetas pero figura en %s.',
    visitors: 'Se cuentan %s visitantes en vez de %s.',
    wordUses: 'La palabra “%s” se cuenta %s veces en vez de %s.',
    downloads: 'Los fondos cuentan %s descargas, pero los días solo %s.',
    recentDownloads: 'El fondo %s cuenta %s descargas en 30 días en vez de %s.',
    lostTask: 'La tarea %s (%s) espera, pero ningún trabajo la hace.',
    lostRenditions: 'El fondo %s espera archivos, pero ningún trabajo los hace.',
    lostCategory: 'La eliminación de la categoría “%s” no ha terminado desde %s.',
    lostJob: 'El trabajo %s (%s) está en marcha desde %s.',
    categoryAddress: 'La dirección %s es de %s categorías.',
    tagName: 'El nombre %s es de %s etiquetas.',
    subscriber: 'Un suscriptor figura %s veces (ids %s).',
    samePicture: 'Los fondos %s tienen la misma imagen.',
    index: 'El índice %s no es válido.',
  },
} satisfies typeof english;
