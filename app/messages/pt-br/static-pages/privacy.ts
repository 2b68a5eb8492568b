import type { privacy as english } from '../../en/static-pages/privacy';
export const privacy = {
  title: 'Política de privacidade',
  description: (siteName: string | undefined) =>
    `O que ${siteName} guarda sobre os visitantes, o que conta e quando apaga.`,
  lead: (siteName: string) => `O que ${siteName} guarda sobre você, por quê e por quanto tempo. Não é muito.`,
  short: {
    title: 'Em poucas palavras',
    points: [
      'Você não precisa de conta. Não há publicidade nem rastreamento, e nada é carregado de outras empresas.',
      'Você só recebe um cookie em sete casos: depois de enviar um formulário (por um minuto), e quando escolhe imagens pequenas, escolhe um tema claro ou escuro, escolhe imagens sem títulos, guarda o tamanho da sua tela, guarda um papel de parede ou pede que lembremos um idioma.',
      'Guardamos seu e-mail só se você o der, para a newsletter ou com uma mensagem. Escreva para nós e o apagamos.',
    ],
  },
  cookies: {
    title: 'Cookies e armazenamento no seu navegador',
    flash: {
      names: '[flash] ou [__Host-flash]',
      text: 'Criado depois que você envia um formulário. Leva um aviso para a página seguinte, como “Mensagem enviada”. É apagado assim que essa página o mostra, ou depois de 60 segundos.',
    },
    smallPictures:
      'Criado quando você escolhe “Imagens pequenas” ou “Imagens completas” no rodapé de uma página. Lembra sua escolha por um ano e é apagado quando você volta ao que teria sem ele.',
    theme:
      'Criado quando você escolhe Claro ou Escuro no rodapé de uma página. Lembra sua escolha por um ano. “Sistema” o apaga.',
    myScreen:
      'Criado quando você clica em “Esta é a minha tela”. Guarda uma largura e uma altura por no máximo um ano. Os formulários e filtros que perguntam pela sua tela começam com elas. “Esquecer a minha tela” o apaga.',
    list: 'Criado quando você clica em “Guardar” em um papel de parede. Contém o endereço secreto da sua lista por um ano. Guardamos a lista com o título e as notas, mas não quem a fez. Ela é excluída dois anos depois da última visita, ou quando você a exclui. Os [backups] podem guardá-la por mais tempo.',
    language:
      'Criado quando você clica em “Lembrar este idioma” no rodapé de uma página. Guarda o idioma por um ano. Só a página inicial o lê, para oferecer um link. Para quem administra, [admin-language] guarda o idioma da área de administração.',
    session: {
      names: '[sid] ou [__Host-sid]',
      text: 'Só para quem administra, depois de entrar. É um número aleatório que identifica a sessão por no máximo sete dias.',
    },
    tab: 'Enquanto uma aba está aberta, seu navegador lembra onde você estava: as listas que você viu, até onde rolou e que esteve aqui. Nada disso é enviado para nós. O navegador de quem administra lembra também se os atalhos de teclado estão desativados.',
    screen:
      'A página “Para a minha tela” pergunta ao seu navegador a largura da janela e que tipo de tela ele tem. Usamos a resposta para escolher o tamanho com que você começa. Não a guardamos.',
  },
  counting: {
    title: 'O que contamos',
    downloads: '[Downloads], por papel de parede e por dia. Não anotamos quem baixa.',
    users:
      '[Usuários ativos], o número de visitantes diferentes dos últimos 30 dias. Para isso, transformamos seu endereço de rede e o nome do seu navegador em uma impressão digital. Usamos um número secreto aleatório que muda todo mês e é apagado um mês depois. Uma impressão digital não pode ser transformada de volta em um endereço. Nós a guardamos com o dia da sua última visita e apagamos as duas coisas depois de 30 dias.',
    missedSearches:
      '[Buscas sem resultado], por dia. Guardamos só palavras que pelo menos dois visitantes buscaram, sem registrar quem, e as apagamos depois de 30 dias. Para distinguir dois visitantes, transformamos seu endereço de rede e suas palavras em uma impressão digital. Usamos um número secreto aleatório daquele dia. O número e as impressões digitais são apagados logo depois do fim do dia, e os backups do site não os incluem.',
  },
  limits: {
    title: 'Limites contra abuso',
    text: 'Para manter robôs de fora, o site conta quantas vezes um endereço de rede entra, se inscreve, escreve para nós, baixa, busca ou faz outras coisas que dão trabalho ao servidor. Guardamos o endereço e a contagem enquanto o limite dura, de um minuto a um dia. Eles são apagados mais ou menos uma hora depois.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Se você [se inscreve], guardamos seu e-mail, a hora e o idioma da página. Usamos isso só para a newsletter deste site. Se o site pode enviar e-mail, você recebe primeiro um link para confirmar que o endereço é seu. Endereços não confirmados são apagados depois de 48 horas. Quem administra pode ver a lista e exportá-la para enviar a newsletter. Guardamos seu endereço até você cancelar a inscrição com o link que recebeu, ou pedir que o removamos: [escreva para nós] desse endereço. Então o apagamos na hora do banco de dados. Os [backups] podem guardá-lo por mais tempo.',
  },
  messages: {
    title: 'Mensagens',
    text: 'Quando você usa o [formulário de contato], guardamos seu endereço, o assunto, a mensagem e a hora, para que quem administra possa ler e responder. Guardamos também se ela foi lida e respondida. A mensagem pode ser encaminhada à caixa de entrada de quem administra ou exportada como arquivo. Ela fica até que quem administra a apague ou você peça. Então é apagada na hora do banco de dados. Os [backups] podem guardá-la por mais tempo. Uma denúncia de um papel de parede também contém seu nome e o que você diz que está errado. Quem administra pode apagar seu nome e endereço; o que foi decidido fica guardado.',
  },
  pictures: {
    title: 'Imagens',
    text: 'Os arquivos enviados ficam sem alteração no servidor, e nenhuma página os mostra aos visitantes. Tudo o que os visitantes veem e baixam, também o “Original”, é uma cópia sem dados de câmera, lugares nem outras notas. Só o perfil de cor fica, e os créditos da página do papel de parede são escritos na cópia: autor, origem, licença e se a imagem foi feita por IA. A página do papel de parede mostra título, descrição, tags, autor, origem e licença. Eles podem vir de notas do arquivo enviado.',
  },
  backups: {
    title: 'Backups',
    text: 'Quem administra pode guardar backups do site inteiro: imagens, endereços da newsletter, mensagens e as impressões digitais dos usuários ativos. O que é apagado do site fica nos backups anteriores até que eles também sejam apagados. Se o site faz backups automáticos, os novos substituem os mais antigos.',
  },
  logs: {
    title: 'Registros e outras empresas',
    text: 'O site anota uma linha por solicitação: a hora, o tipo de página (como “uma tag”, não qual), o resultado, quanto demorou, quanto foi enviado e um número aleatório. A linha não tem endereço de rede, nome do navegador nem nada que você digitou. Erros também são anotados, para que possam ser corrigidos. Quem administra decide por quanto tempo os registros são guardados. A empresa que hospeda o servidor ou o conecta à internet pode ter os próprios registros.',
    others:
      'As páginas não carregam nada de outro lugar: nem fontes, nem scripts, nem contadores. Os botões para compartilhar são links comuns. O outro site só sabe de você quando você segue um.',
  },
  rights: {
    title: 'Seus direitos',
    text: 'Você pode perguntar que dados seus estão guardados aqui e pedir que sejam corrigidos ou apagados. [Escreva para nós] do endereço em questão. Você também pode reclamar à autoridade de proteção de dados do seu país.',
    textOrEmail: (address: string) =>
      `Você pode perguntar que dados seus estão guardados aqui e pedir que sejam corrigidos ou apagados. [Escreva para nós] ou mande um e-mail para [${address}] do endereço em questão. Você também pode reclamar à autoridade de proteção de dados do seu país.`,
  },
} satisfies typeof english;
