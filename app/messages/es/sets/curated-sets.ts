import type { curatedSets as english } from '../../en/sets/curated-sets';
import { counted, exactCount } from '../numbers';

export const curatedSets = {
  make: 'Crear[ un] conjunto',
  made: (count: number) => `Conjunto creado: ${exactCount(count)} versiones`,
  show: 'Ver el conjunto',
  role: (title: string) => `Función de ${title}`,
  save: 'Guardar funciones',
  saving: 'Guardando…',
  saved: 'Funciones guardadas',
  leave: 'Sacar',
  leaveNamed: (title: string) => `Sacar ${title} del conjunto`,
  left: 'Sacado del conjunto',
  failed: 'No se pudo guardar el conjunto',
  draft: 'Borrador',
  proposals: {
    title: 'Conjuntos propuestos',
    lead: 'Estas imágenes tienen el mismo título en formas distintas, o sus títulos solo se distinguen por palabras como «dark» o «phone». Desmarca las imágenes que no pertenezcan al conjunto.',
    noun: ['propuesta', 'propuestas'] as [string, string],
    none: 'No hay conjuntos que proponer. Se proponen imágenes con el mismo título en formas distintas, o cuyos títulos solo se distinguen por palabras como «dark» o «phone».',
    include: (title: string) => `Incluir ${title}`,
    make: 'Crear este conjunto',
    count: (count: number) => counted(count, 'conjunto propuesto', 'conjuntos propuestos'),
  },
} satisfies typeof english;
