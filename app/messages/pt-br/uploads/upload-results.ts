import type { uploadResults as english } from '../../en/uploads/upload-results';
import { counted } from '../numbers';
export const uploadResults = {
  title: 'Resultado do envio',
  more: 'Enviar mais',
  files: 'Arquivos',
  recent: 'Envios do último dia',
  uploadedOf: (uploaded: number, files: number) => `${uploaded} de ${files} enviados`,
  totals: {
    done: (uploaded: number, failed: number) => `${uploaded} enviados, ${failed} com erro`,
    scheduled: (count: number) => `${count} agendados`,
    kept: (count: number) => counted(count, 'guardado como rascunho', 'guardados como rascunhos'),
    deleted: (count: number) => `${count} excluídos depois`,
    waiting: (count: number) => `${count} a decidir`,
    skipped: (count: number) => `${count} ignorados`,
  },
  skipping: 'Ignorando…',
  edit: 'Editar',
  editNamed: (title: string) => `Editar ${title}`,
  undecided: 'Descartada: ninguém decidiu em um dia.',
  deleted: 'Excluído depois do envio.',
  sendAgain: 'Envie de novo com uma categoria',
  showIt: 'Ver',
} satisfies typeof english;
