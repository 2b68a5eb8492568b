import type { systemChecks as english } from '../../en/operations/system-checks.server';
export const systemChecks = {
  database: 'O banco de dados não responde.',
  migrationsUnknown: 'O banco de dados não consegue dizer quais migrações foram aplicadas.',
  migration: (name: string | undefined) => `A migração ${name} não foi aplicada.`,
  storage: 'Não é possível gravar os arquivos.',
  spaceUnknown: 'Não é possível ler o espaço livre do disco.',
  space: (megabytes: number, min: number) =>
    `Restam só ${megabytes} MB livres. O Tapeta precisa de pelo menos ${min} MB.`,
  otherSecret: (host: string) =>
    `Outro nó deste site (${host}) tem um SESSION_SECRET diferente. Os avisos mostrados depois de enviar um formulário se perdem entre os nós, e os visitantes são contados duas vezes. Defina o mesmo SESSION_SECRET em todos os nós.`,
  backup: {
    none: 'Ainda não há backup',
    failed: (age: string) => `O último backup falhou. O último bom foi há ${age}.`,
    neverGood: 'O último backup falhou. Ainda não há nenhum bom.',
    late: (age: string) => `O último backup foi há ${age}. Deveria haver um por dia.`,
    notStarted: (reason: string) => `Não foi possível iniciar: ${reason}`,
    stillRunning: 'O último backup ainda está em andamento, por isso outro não foi iniciado.',
  },
  jobs: {
    renditions: (id: string) => `Versões do papel de parede ${id}`,
    contactMail: (id: string) => `E-mail da mensagem de contato ${id}`,
    answerMail: (id: string) => `Resposta à mensagem ${id}`,
    reportMail: (id: string) => `E-mail do evento ${id} de uma denúncia`,
    confirmationMail: (id: string) => `E-mail de confirmação do inscrito ${id}`,
  },
} satisfies typeof english;
