import type { uploadResults as english } from '../../en/uploads/upload-results';
export const uploadResults = {
  title: 'Resultado do envio',
  more: 'Enviar mais',
  files: 'Arquivos',
  recent: 'Envios do último dia',
  startedAt: (time: string) => `${time} UTC`,
  uploadedOf: (uploaded: number, files: number) => `${uploaded} de ${files} enviados`,
  totals: {
    done: (uploaded: number, failed: number) => `${uploaded} enviados, ${failed} com erro`,
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
