import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Site',
  label: 'Configurações do site',
  pages: {
    identity: 'Identidade',
    texts: 'Textos',
    mail: 'E-mail',
    system: 'Sistema',
    account: 'Conta',
  },
} satisfies typeof english;
