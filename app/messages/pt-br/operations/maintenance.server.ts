import type { maintenance as english } from '../../en/operations/maintenance.server';

const until = 'Até lá, não é possível salvar, mover nem remover imagens.';
const place = (bucket?: string) => (bucket ? `O bucket ${bucket}` : 'A pasta de arquivos');
const remedy = (bucket?: string) =>
  bucket
    ? `Defina os valores corretos de S3_BUCKET e S3_PREFIX. ${until}`
    : `Defina o valor correto de DATA_DIR ou monte o disco. ${until}`;
export const maintenance = {
  needsKeys: (archive: string) => `${archive} precisa de S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY e S3_ENDPOINT.`,
  interrupted: 'O backup foi interrompido. Nada foi guardado.',
  underWay: 'Um backup ou uma restauração está em andamento. Espere terminar.',
  notWhole: (file: string, problems: string[]) =>
    `${file} está incompleto, por isso os backups anteriores são mantidos.\n${problems.join('\n')}`,
  archive: {
    notBackup: 'Não é um backup do Tapeta.',
    otherVersion: 'Este backup foi feito por outra versão do Tapeta, e esta versão não consegue lê-lo.',
    earlierVersion:
      'Este backup é anterior ao Tapeta 0.9.0. Restaure-o primeiro com a 0.9.0. Passo a passo: docs/upgrading.md',
    laterVersion: 'Este backup foi feito por uma versão mais nova do Tapeta. Atualize primeiro.',
    damaged: 'O arquivo está danificado ou incompleto.',
    noEnd: 'O arquivo está incompleto: falta o final.',
    extra: 'O arquivo contém mais do que foi copiado.',
    changed: (name: string) => `${name} é diferente do que foi copiado.`,
    pictureDamaged: (id: string) => `A imagem do papel de parede ${id} está danificada.`,
    pictureMissing: (id: string) => `Falta a imagem do papel de parede ${id}.`,
    rowCount: (table: string, found: number, expected: number) =>
      `A tabela ${table} tem ${found} linhas em vez de ${expected}.`,
    otherTables: 'As tabelas deste arquivo não são as de um backup.',
    unknownTable: (table: string) => `O arquivo contém linhas de uma tabela ${table} que não está na lista dele.`,
    badRows: (reason: string) => `O arquivo contém linhas que o banco de dados não aceita: ${reason}.`,
  },
  notEmpty: 'Este site não está vazio. Defina outro DATA_DIR para restaurar em um vazio.',
  laterDatabase: 'Este banco de dados é de uma versão mais nova do Tapeta.',
  store: {
    otherGallery: (bucket?: string) => `${place(bucket)} pertence a outra galeria. ${remedy(bucket)}`,
    unknownPictures: (bucket?: string) =>
      `${place(bucket)} contém imagens que esta galeria não conhece. ${remedy(bucket)}`,
    empty: (found: number, checked: number, bucket?: string) =>
      `${place(bucket)} ${bucket ? 'está vazio' : 'está vazia'} ou pertence a outra galeria: encontramos ${found} de ${checked} imagens verificadas. ${remedy(bucket)}`,
  },
} satisfies typeof english;
