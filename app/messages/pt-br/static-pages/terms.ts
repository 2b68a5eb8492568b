import type { terms as english } from '../../en/static-pages/terms';
export const terms = {
  title: 'Termos de serviço',
  description: (siteName: string | undefined) =>
    `O que você pode fazer com os papéis de parede de ${siteName} e o que pedimos a você.`,
  lead: () => 'Curtos o bastante para ler. As imagens são grátis para as suas próprias telas. O resto é bom senso.',
  service: {
    title: 'Sobre este site',
    text: (siteName: string) =>
      `${siteName} é uma galeria de papéis de parede para computadores, celulares e tablets. Ver, buscar, baixar e compartilhar é grátis e não precisa de conta. Ao usar o site, você aceita estes termos. Se não os aceita, não o use.`,
  },
  use: {
    title: 'O que você pode fazer com as imagens',
    allowed:
      'Você pode baixar qualquer papel de parede e usá-lo em todos os seus dispositivos, pelo tempo que quiser. Você pode compartilhar o link de qualquer página.',
    ask: 'Os direitos de uma imagem são de quem a criou. Se a descrição da imagem não diz outra coisa, pergunte antes de imprimi-la, vendê-la, usá-la em um produto ou publicá-la em outro lugar.',
  },
  rights: {
    title: 'Se uma imagem é sua',
    text: 'Quem administra esta galeria escolhe e envia as imagens. Visitantes não podem enviar nada. Se uma imagem usa sua obra sem sua permissão, [avise-nos]. Inclua o link da página dela e prove que a obra é sua. Verificamos todas essas mensagens e retiramos o que não deveria estar aqui.',
  },
  fair: {
    title: 'Uso justo do site',
    lead: 'Todos nós compartilhamos um servidor, então, por favor,',
    requests: [
      'não tente contornar os limites: se ele responde “solicitações demais”, espere o tempo que ele pede;',
      'deixe programas lerem os feeds, o mapa do site e a API pública em ritmo humano, e siga o robots.txt;',
      'não o ataque, não procure como entrar na área de administração nem tente enviar nada;',
      'use o formulário de contato e a newsletter só com seu próprio endereço, e não para publicidade.',
    ],
  },
  liability: {
    title: 'Sem garantia',
    text: 'O site é oferecido como está. Procuramos mantê-lo no ar e suas imagens em ordem, mas não prometemos nenhuma das duas coisas. Imagens podem sumir, links podem mudar e o site pode ficar fora do ar. Até onde a lei permite, não respondemos por danos causados pelo uso dele. Seus direitos de consumidor não mudam.',
  },
  links: {
    title: 'Links para outros sites',
    text: 'Os links para compartilhar e seguir levam a sites de outras empresas, com os próprios termos. Nada é enviado a elas até você seguir um link.',
  },
  changes: {
    title: 'Mudanças e perguntas',
    text: 'Podemos mudar estes termos. Uma nova versão vale a partir do momento em que aparece aqui. A [Política de privacidade] diz como tratamos seus dados.',
    questions: 'Perguntas? [Escreva para nós].',
    questionsOrEmail: (address: string) => `Perguntas? [Escreva para nós] ou mande um e-mail para [${address}].`,
  },
} satisfies typeof english;
