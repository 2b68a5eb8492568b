import type { siteUpdates as english } from '../../en/site/updates.server';

export const siteUpdates = {
  noRequest: 'O Tapeta nunca pergunta à rede por atualizações.',
  how: 'Como atualizar',
  steps: [
    'Faça uma cópia: npm run backup -- FILE',
    'Baixe a nova versão: git pull',
    'Reinicie: npm start. Ele instala, compila e migra o banco de dados.',
  ],
  changes: 'O que mudou nesta versão',
  none: 'Esta versão não tem lista de mudanças.',
} satisfies typeof english;
