import type { help as english } from '../../en/static-pages/help';
export const help = {
  title: 'Central de ajuda',
  description: (siteName: string | undefined) =>
    `Como encontrar, baixar e aplicar um papel de parede no Windows, macOS, Android, iPhone, iPad e Linux com ${siteName}.`,
  lead: (siteName: string) =>
    `Como encontrar um papel de parede em ${siteName}, baixá-lo no tamanho certo e aplicá-lo.`,
  find: {
    title: 'Encontrar um papel de parede',
    search:
      'A busca olha títulos, tags, categorias e descrições. Todas as suas palavras devem aparecer, mas basta o começo de cada uma. Se você errar uma palavra, nós a corrigimos e dizemos o que buscamos. Se nada tem todas as suas palavras, você vê o que tem a maioria.',
    operators:
      'Um tamanho como “3840x2160” encontra papéis de parede desse tamanho. “-carros” deixa de fora tudo o que tem essa palavra, e aspas mantêm palavras juntas. Você pode guardar ou compartilhar o link de uma busca.',
    filters:
      '[Filtros], acima de uma lista, a limita por dispositivo, formato, tamanho mínimo, cor ou tom. Você também pode ordenar a lista e excluir tags. Cada opção diz quantos papéis de parede encontraria. As imagens de “Preto puro” apagam pelo menos metade dos pixels de uma tela OLED. O link da página guarda seus filtros, e toda lista filtrada tem um feed.',
    home: '[Início] mostra primeiro os papéis de parede em destaque. A ordem dos outros muda a cada dez minutos, então sempre há algo novo no topo.',
    devices:
      '[Papéis de parede para PC], [Papéis de parede para celular] e, se houver, os papéis de parede para tablet têm a própria lista. “Ambos” mostra uma abaixo da outra.',
    random:
      '[Aleatórios] mostra papéis de parede em ordem aleatória, e [Embaralhar] dá outra ordem. A ordem não muda enquanto você percorre a lista, então você não vê nenhuma imagem duas vezes.',
    categories:
      'As categorias ficam na fileira acima das listas. Cada cartão mostra também sua categoria e suas tags. Escolha uma para ver todos os papéis de parede dela.',
    more: 'Uma lista mostra 40 papéis de parede por vez. “Carregar mais papéis de parede” adiciona os 40 seguintes. Sem JavaScript, abre a página seguinte, com um link para voltar.',
    smallPictures:
      'Para economizar dados, clique em “Imagens pequenas” no rodapé de qualquer página. As listas passam a mostrar uma dúzia de imagens pequenas por vez e dizem quanto pesa cada arquivo. Se seu navegador está no modo de economia de dados, isso acontece automaticamente.',
  },
  look: {
    title: 'Veja primeiro',
    text: 'Clique em um cartão para abrir a página do papel de parede, com tamanho, cores e tags. A [Visão rápida] do cartão mostra a imagem e os dados sem sair da lista. Feche-a com Esc, com o botão Fechar ou com o botão Voltar do navegador. Se você veio de uma lista, a página tem [Anterior] e [Próximo]. As setas do teclado e deslizar a imagem fazem o mesmo. Cada página tem um link que você pode compartilhar.',
  },
  keep: {
    title: 'Guarde papéis de parede em uma lista',
    text: 'Toque em [Guardar] em um cartão ou na página de um papel de parede. Você não precisa de conta: um cookie lembra a sua lista, e [Minha lista] a mostra. Lá você pode ordená-la, escrever notas, baixar tudo no tamanho da sua tela e usar a lista em um trocador de papel de parede.',
    links:
      'Abra o link secreto nos seus outros dispositivos para usar lá a mesma lista. “Compartilhar” dá um link com o qual outras pessoas só podem olhar. Uma lista é excluída dois anos depois da última visita.',
  },
  download: {
    title: 'Baixar',
    free: 'Todos os papéis de parede são grátis. Você não precisa de conta e pode baixar quantos quiser.',
    files: [
      ['Baixar', 'A imagem em tamanho completo, em JPEG, com o nome do título. É o que quase todo mundo quer.'],
      [
        'Para a minha tela',
        'Uma parte da imagem no tamanho exato da sua tela. Veja “Recorte para a sua tela” mais abaixo.',
      ],
      [
        'Baixar prévia',
        'Um JPEG pequeno, de no máximo 640 pixels de largura. Serve para testar a imagem ou economizar dados.',
      ],
      [
        'Original PNG ou Original WEBP',
        'A imagem no formato em que foi enviada, sem perda de qualidade. Só se foi enviada em PNG ou WEBP.',
      ],
      ['Ver em tamanho completo', 'Só a imagem: inteira na sua tela, ou em 100%, que é o mesmo arquivo de Baixar.'],
    ] as [name: string, text: string][],
    metadata:
      'As imagens que você baixa não levam dados de câmera nem lugares. O perfil de cor fica, para que as cores apareçam certas, e o arquivo diz o que a página do papel de parede diz sobre autor, origem e licença. Com [De uso livre], as listas só mostram imagens que você também pode compartilhar; “Copiar os créditos” na página de um papel de parede dá o texto para pôr ao lado. No site, seu navegador recebe AVIF ou WebP no tamanho da sua tela. Navegadores antigos recebem JPEG.',
    trouble:
      'Nada acontece? Veja a lista de downloads do seu navegador e se ele pede permissão para salvar arquivos. Se o site diz que você fez solicitações demais, espere um minuto e tente de novo.',
  },
  size: {
    title: 'Escolher o tamanho certo',
    text: 'Um papel de parede fica nítido se tem pelo menos tantos pixels quanto sua tela. Se tem mais, seu dispositivo o reduz. Os de PC são largos e os de celular são altos. A página de cada papel de parede mostra a resolução.',
    points: [
      '1920 × 1080 (tag 1080p) preenche a maioria dos notebooks e telas de escritório.',
      '2560 × 1440 (QHD) e 3840 × 2160 (4K) são para telas maiores e mais nítidas.',
      'As imagens “Ultrawide” têm mais que o dobro de largura em relação à altura.',
      'Para um celular basta qualquer papel de parede para celular com pelo menos 1080 pixels de largura.',
    ],
  },
  screen: {
    title: 'Recorte para a sua tela',
    text: '“Para a minha tela”, na página de um papel de parede, recorta a imagem no tamanho exato de uma tela. Escolha uma tela da lista ou digite largura e altura em pixels. Se seu sistema amplia tudo, digite esse fator como proporção de pixels, por exemplo 1.5 para 150%.',
    points: [
      '“Preencher a tela” corta o que não cabe. Escolha o que fica ou arraste a moldura sobre a imagem.',
      '“Inteira, com borda” mostra a imagem toda e a cerca com uma das cores dela.',
      'Nunca ampliamos uma imagem. Se ela é pequena demais, você recebe o maior recorte que ela dá nesse formato.',
      'O “Link deste arquivo” não muda, então programas podem buscar o papel de parede lá.',
      '“Vários monitores” recorta a imagem para até seis telas lado a lado e leva em conta o espaço entre elas. Você recebe um ZIP com um arquivo por tela e os comandos que os aplicam.',
      '“Esta é a minha tela” guarda o tamanho em um cookie, então o formulário começa com ele da próxima vez.',
    ],
  },
  set: {
    title: 'Aplicar como papel de parede',
    systems: [
      {
        id: 'windows',
        name: 'Windows',
        steps: [
          'Baixe o papel de parede e abra a pasta Downloads.',
          'Clique com o botão direito no arquivo e escolha “Definir como plano de fundo da área de trabalho”.',
          'Para mudar o ajuste, ou usá-lo em só uma de várias telas, abra Configurações, Personalização, Tela de fundo.',
        ],
      },
      {
        id: 'macos',
        name: 'macOS',
        steps: [
          'Baixe o papel de parede. O Safari o salva na pasta Downloads.',
          'Abra Ajustes do Sistema, Imagem de Fundo, escolha “Adicionar Foto” e depois o arquivo.',
          'Ou clique no arquivo com a tecla Control no Finder e escolha Serviços (ou Ações Rápidas), “Definir Imagem da Mesa”.',
        ],
      },
      {
        id: 'android',
        name: 'Android',
        steps: [
          'Baixe o papel de parede. Ele aparece em Fotos, Galeria ou Arquivos.',
          'Abra-o lá, abra o menu e escolha “Usar como” ou “Definir como plano de fundo”.',
          'Escolha a tela inicial, a tela de bloqueio ou as duas. Os nomes mudam um pouco de um celular para outro.',
        ],
      },
      {
        id: 'ios',
        name: 'iOS (iPhone)',
        steps: [
          'Abra o papel de parede, toque em “Ver em tamanho completo” e “100%”, mantenha a imagem pressionada e escolha “Salvar em Fotos”. Baixar o salva no app Arquivos.',
          'Abra Ajustes, Imagem de Fundo, “Adicionar Nova Imagem de Fundo”, Fotos, e escolha a imagem.',
          'Faça o gesto de pinça para posicioná-la e toque em “Adicionar”.',
        ],
      },
      {
        id: 'ipados',
        name: 'iPadOS (iPad)',
        steps: [
          'Salve a imagem em Fotos como em um iPhone. Os papéis de parede para tablet são os que melhor se encaixam.',
          'Abra Ajustes, Imagem de Fundo, “Adicionar Nova Imagem de Fundo”, Fotos, e escolha a imagem.',
          'Gire o iPad enquanto a posiciona: ela é recortada para as duas orientações.',
        ],
      },
      {
        id: 'linux',
        name: 'Linux',
        steps: [
          'GNOME: abra Configurações, Aparência (ou Plano de fundo), escolha “Adicionar imagem” e depois o arquivo.',
          'KDE Plasma: clique com o botão direito na área de trabalho, escolha “Configurar área de trabalho e papel de parede”, “Adicionar”, e depois o arquivo.',
          'Outros sistemas: clique com o botão direito na área de trabalho, ou na imagem no gerenciador de arquivos. Quase todos oferecem aplicá-la.',
        ],
      },
    ],
  },
  changers: {
    title: 'Trocar automaticamente',
    text: '[Trocadores de papel de parede] pergunta pelo seu programa, sua tela e os papéis de parede de que você gosta. Você recebe um endereço para colar ou um arquivo para abrir, para Variety, GNOME, KDE, Windows, macOS, celulares e qualquer outro programa. Para usar uma lista que você filtrou, escolha “Usar em um trocador de papel de parede” nos filtros dela.',
  },
  news: {
    title: 'Ficar sabendo de papéis de parede novos',
    newsletter:
      '[Inscreva-se na newsletter] com seu e-mail. Para cancelar, use o link de qualquer newsletter. Se você não tem nenhuma, [escreva para nós] do endereço com que se inscreveu.',
    feeds:
      'Ou adicione [nosso feed] a um leitor de feeds, que não precisa de e-mail. Cada categoria e cada tag tem o próprio feed: adicione [/feed.xml] ao endereço da página.',
  },
  report: {
    title: 'Avisar sobre uma imagem',
    text: 'Uma imagem é sua, ou não deveria estar aqui por outro motivo? Abra a página dela, escolha [Denunciar este papel de parede], e vamos verificar. Você também pode [nos contar em uma mensagem].',
  },
  trouble: {
    title: 'Se algo não funciona',
    text: 'O site inteiro funciona sem JavaScript, em navegadores de texto e só com o teclado. O modo escuro ou claro e a redução de movimento seguem os ajustes do seu sistema; no fim de cada página você pode escolher escuro ou claro. Pressione F8 para chegar a um aviso no canto da tela.',
    contact: 'Ainda não deu certo? [Escreva para nós] e diga que página e que navegador você usou.',
    contactOrEmail: (address: string) =>
      `Ainda não deu certo? [Escreva para nós] ou mande um e-mail para [${address}], e diga que página e que navegador você usou.`,
  },
} satisfies typeof english;
