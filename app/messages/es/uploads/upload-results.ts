import type { uploadResults as english } from '../../en/uploads/upload-results';
import { counted } from '../numbers';

export const uploadResults = {
  title: 'Resultado de la subida',
  more: 'Subir más',
  files: 'Archivos',
  recent: 'Subidas del último día',
  uploadedOf: (uploaded: number, files: number) => `${uploaded} de ${files} subidos`,
  totals: {
    done: (uploaded: number, failed: number) => `${uploaded} subidos, ${failed} con errores`,
    scheduled: (count: number) => `${count} programados`,
    kept: (count: number) => counted(count, 'guardado como borrador', 'guardados como borradores'),
    deleted: (count: number) => `${count} eliminados después`,
    waiting: (count: number) => `${count} por decidir`,
    skipped: (count: number) => `${count} omitidos`,
  },
  skipping: 'Omitiendo…',
  edit: 'Editar',
  editNamed: (title: string) => `Editar ${title}`,
  undecided: 'Descartada: nadie decidió en un día.',
  deleted: 'Eliminado después de subirlo.',
  sendAgain: 'Súbelo otra vez con una categoría',
  showIt: 'Verlo',
} satisfies typeof english;
