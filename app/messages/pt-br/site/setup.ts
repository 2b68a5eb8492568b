import type { siteSetup as english } from '../../en/site/setup';

export const siteSetup = {
  title: (done: number, total: number) => `Configuração: ${done} de ${total}`,
  skip: 'Pular',
  skipNamed: (step: string) => `Pular: ${step}`,
  skipped: (count: number) => `${count} pulados`,
  steps: {
    password: {
      title: 'Escolha a sua senha',
      why: 'A atual foi gerada ou definida no ambiente.',
    },
    name: {
      title: 'Dê um nome ao site',
      why: 'Nome, título, cor de destaque e links.',
    },
    texts: {
      title: 'Escreva os seus textos',
      why: 'Informações legais, termos, privacidade ou algumas palavras sobre você.',
    },
    mail: {
      title: 'Configure o e-mail',
      why: 'Receba mensagens e denúncias por e-mail e envie newsletters.',
    },
    pictures: {
      title: 'Envie papéis de parede',
      why: 'Ou importe uma pasta: npm run import -- PASTA. Ou teste a demo: npm run demo.',
    },
    address: {
      title: 'Defina o endereço do site',
      why: 'As newsletters precisam dele. Atrás de um proxy, defina SITE_URL e TRUST_PROXY no ambiente.',
    },
  },
} satisfies typeof english;
