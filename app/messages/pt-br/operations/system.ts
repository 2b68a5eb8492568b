import type { system as english } from '../../en/operations/system';
import { counted, exactCount } from '../numbers';
export const system = {
  title: 'Sistema',
  ago: (period: string, time: string) => `há ${period}, ${time}`,
  periods: {
    none: 'menos de um minuto',
    day: (count: number) => counted(count, 'dia', 'dias'),
    hour: (count: number) => counted(count, 'hora', 'horas'),
    minute: (count: number) => counted(count, 'minuto', 'minutos'),
  },
  state: {
    backup: 'Backup',
    disk: 'Disco',
    jobs: 'Trabalhos',
    space: (free: string, used: string | null, period: string) =>
      used ? `${free} livres, ${used} em uso (medido há ${period})` : `${free} livres`,
  },
  version: { title: 'Versão', runningFor: 'Em execução há' },
  disk: {
    title: 'Disco',
    measured: (period: string) => `Medido há ${period}.`,
    measuredInBucket: (period: string) => `Medido há ${period}. O bucket também tem versões, que não são medidas.`,
    notMeasured: 'Ainda não foi medido.',
    names: {
      originals: 'Originais',
      renditions: 'Versões',
      withheld: 'Rascunhos e lixeira',
      temporary: 'Temporários',
      database: 'Banco de dados',
    },
    inBucket: (name: string) => `${name} no bucket`,
    pictures: (count: number, size: string) => `${counted(count, 'imagem', 'imagens')}, ${size}`,
    free: 'Livre',
  },
  backup: {
    title: 'Último backup',
    none: 'Ainda não há nenhum. Faça um no servidor: [npm run backup -- FILE]',
    now: 'Fazer backup agora',
    started: { title: 'Backup iniciado', text: 'Esta página diz quando terminar.' },
    running: (period: string) => `Um backup está em andamento, iniciado há ${period}.`,
    unset:
      'Para fazer backup daqui e todos os dias, ponha em BACKUP_DIR, no ambiente, uma pasta de outro disco, e reinicie.',
    failed: 'Falhou',
    reason: 'Motivo',
    made: 'Feito',
    size: 'Tamanho',
    wallpapers: 'Papéis de parede',
    destination: 'Destino',
  },
  jobs: {
    title: 'Trabalhos que falharam',
    counts: (waiting: number, running: number, retrying: number, failed: number) =>
      `${exactCount(waiting)} na fila, ${exactCount(running)} em execução, ${exactCount(retrying)} em nova tentativa, ${exactCount(failed)} com falha.`,
    givenUp: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} Não haverá nova tentativa automática.`,
    nextTry: (attempts: number, ago: string, left: string) =>
      `${failedTimes(attempts, ago)} Próxima tentativa em ${left}.`,
    retryingSoon: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} Nova tentativa em instantes.`,
    retry: 'Tentar de novo',
    retried: 'Tentando o trabalho de novo',
    notRetried: 'Este trabalho já terminou ou está em execução',
  },
  damaged: {
    title: 'Papéis de parede danificados',
    lead: 'O banco de dados tem valores incorretos para estes, por isso nenhuma página os mostra. Restaure um backup ou exclua-os na lista.',
    row: (id: number, columns: string) => `Papel de parede ${id}: ${columns}`,
  },
} satisfies typeof english;
function failedTimes(attempts: number, ago: string): string {
  return `Falhou ${counted(attempts, 'vez', 'vezes')}, a última há ${ago}.`;
}
