import type { reportList as english } from '../../en/reports/report-list';

export const reportList = {
  from: 'De',
  anonymous: 'Sin nombre',
  hide: 'Ocultar ahora',
  show: 'Mostrar de nuevo',
  close: 'Cerrar',
  reopen: 'Abrir de nuevo',
  forget: 'Borrar nombre y correo',
  answer: 'Responder',
  words: 'Motivos de la decisión',
  send: 'Enviar por correo',
  save: 'Anotar la respuesta',
  noMail: 'El correo no está configurado o no hay dirección: copia el texto y envíalo. Queda en el registro.',
  copy: 'Copiar el texto',
  named: (action: string, title: string) => `${action}: ${title}`,
  state: { shown: 'En el sitio', hidden: 'Oculto', trashed: 'En la papelera', gone: 'Eliminado para siempre' },
  closed: 'Cerrada',
  events: {
    received: 'Recibida',
    hidden: 'Oculto',
    shown: 'Mostrado de nuevo',
    answered: 'Respondida',
    closed: 'Cerrada',
    reopened: 'Abierta de nuevo',
  },
  mailed: 'por correo',
  failed: 'No se pudo cambiar la denuncia',
  template: (title: string, page: string, isHidden: boolean) =>
    `Recibimos tu denuncia sobre «${title}» (${page}) y la hemos mirado.\n\nNuestra decisión: ${isHidden ? 'ya no mostramos esta imagen' : 'seguimos mostrando esta imagen'}.\n\nHechos: …\nMotivo (ley o nuestras condiciones): …\n\nNo se usaron medios automatizados. Puedes oponerte respondiendo a este correo, o acudir a un órgano de resolución extrajudicial o a un tribunal.`,
} satisfies typeof english;
