import type { transfer as english } from '../../en/operations/transfer';
import { counted, exactCount } from '../numbers';
export const transfer = {
  leftOut: (problem: string) => `Omitido: ${problem}`,
  leftOutCategory: (problem: string) => `Omitida: a categoria. ${problem}`,
  leftOutTags: (count: number) =>
    `Omitido: ${counted(count, 'tag que não é texto ou é longa demais', 'tags que não são texto ou são longas demais')}.`,
  badId: (max: number) => `Omitido: o id não é um número inteiro de 1 a ${exactCount(max)}.`,
  badDate: 'Omitida: a data não está entre 1970 e hoje.',
  badDownloads: (max: number) => `Omitidos: os downloads não são um número inteiro de 0 a ${exactCount(max)}.`,
  badFocalPoint: 'Omitido: o ponto focal não é x e y entre 0 e 1.',
  badSet: (roles: string) => `Omitido: o conjunto. O conjunto é um nome, e a função é uma de ${roles}.`,
  shortened: (name: string, max: number) => `O campo ${name} foi encurtado para ${max} caracteres.`,
  otherId: (wanted: number, id: number) => `O id ${wanted} é de outro papel de parede. Este tem agora o id ${id}.`,
  unreadableFile: (code: string) => `Não é possível ler este arquivo (${code}).`,
  notStored: (reason: string) => `Não foi possível salvar esta imagem: ${reason}.`,
  unreadableFolder: 'Não é possível ler esta pasta.',
  systemFolder: 'Esta pasta contém miniaturas ou arquivos excluídos. Ela foi ignorada.',
  noPicture: 'Não há imagem com este nome.',
  sidecar: {
    ofAnotherProgram:
      'Ele foi escrito por outro programa. Só foram usados título, descrição, autor, tags, fonte e licença.',
    tooLarge: (name: string) => `Não é possível ler ${name}: passa de 1 MB.`,
    notObject: (name: string) => `Não é possível ler ${name}: não é um objeto JSON.`,
    notJson: (name: string) => `Não é possível ler ${name}: não é JSON.`,
  },
  list: {
    notUtf8: 'Ele não está em UTF-8. Foi lido como Windows-1252.',
    tooLarge: 'Uma lista pode ter no máximo 64 MB.',
    line: (line: string, reason: string) => `Não é possível ler a linha ${line}: ${reason}.`,
    noColumns: 'A primeira linha deve dar nome às colunas, entre elas “file”.',
    unknownFile: (name: string) => `Ela cita “${name}”, que não está nesta pasta.`,
  },
  notExported: (file: string) => `${file} não foi escrito por "npm run export". Nada foi importado.`,
  folderNotEmpty: (folder: string) => `${folder} não está vazia. Indique outra pasta ou esvazie esta.`,
  otherExport: (folder: string) => `${folder} contém parte de outra galeria. Indique outra pasta ou esvazie esta.`,
} satisfies typeof english;
