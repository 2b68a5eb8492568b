import type { changerPrograms as english } from '../../en/integrations/changer-programs';

const PACKAGE_OF_TODAY = 'O pacote tem as imagens de hoje. Baixe-o de novo para ter novas.';
const DOWNLOAD_PACKAGE = 'Baixe o pacote.';
const steps = (first: string, second: string, third: string): [string, string, string] => [first, second, third];
export const changerPrograms = {
  often: {
    '15m': 'a cada 15 minutos',
    '30m': 'a cada 30 minutos',
    '1h': 'a cada hora',
    '3h': 'a cada 3 horas',
    '6h': 'a cada 6 horas',
    '12h': 'a cada 12 horas',
    '1d': 'todo dia',
    '7d': 'a cada 7 dias',
  },
  groups: {
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    phones: 'Android, iPhone e iPad',
    others: 'Painéis, sites e scripts',
  },
  names: {
    curl: 'curl, para seus próprios scripts',
    gnomeTimer: 'GNOME, sem extensão',
    gnomeJson: 'GNOME, Random Wallpaper: Generic JSON',
    gnomeUrl: 'GNOME, Random Wallpaper: Static URL',
    gnomePackage: 'GNOME, integrado: pacote com apresentação',
    kdeTimer: 'KDE Plasma, script e temporizador',
    kdePackage: 'KDE Plasma, pacote',
    kdeDialog: 'KDE Plasma, “Baixar novos papéis de parede...”',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    swww: 'swww (niri, river e outros)',
    windows: 'Windows, tarefa agendada',
    windowsTheme: 'Windows, tema com um feed',
    winDynamicDesktop: 'Windows, WinDynamicDesktop',
    lively: 'Windows, Lively',
    plash: 'macOS, Plash',
    ios: 'iPhone e iPad, Atalhos',
    paperize: 'Android, Paperize',
    peristyle: 'Android, Peristyle',
    screen: 'TV, quiosque ou tablet antigo',
    wallpanel: 'Home Assistant, WallPanel',
    magicMirror: 'MagicMirror, MMM-Wallpaper',
    dakboard: 'DAKboard',
    startPage: 'Página inicial ou site',
  },
  labels: {
    address: 'Endereço',
    domain: 'Domínio',
    package: 'Pacote',
    theme: 'Tema',
    mediaRss: 'Media RSS',
    script: (file: string) => `Script: ${file}`,
    terminal: 'Em um terminal',
    powerShell: 'No PowerShell',
    terminalAtPackage: 'Em um terminal, na pasta do pacote',
    newPicture: 'Uma imagem nova a cada vez',
    requestUrl: 'Request URL',
    imageUrl: 'Image URL',
    imagePath: 'Caminho JSON da imagem',
    postPath: 'Caminho JSON da página',
    authorPath: 'Caminho JSON do autor',
    startCommand: 'Comando de início',
    dashboardConfiguration: 'Configuração do painel',
    file: (file: string) => `Em ${file}`,
    image: 'Como imagem',
    background: 'Como fundo em CSS',
    daily: 'Imagem do dia',
  },
  curl: {
    steps: steps(
      'Execute isto. Salva wallpaper.jpg.',
      'Indique esse arquivo ao seu programa. Alguns só percebem a mudança quando o nome do arquivo muda.',
      'Coloque as duas coisas em um script. O limite é de 60 imagens por minuto.',
    ),
  },
  saveScript: (file: string) => `Salve o script como ${file} e torne-o executável: chmod +x ${file}`,
  timer: 'Execute estas linhas em um terminal. Elas criam um temporizador para o seu usuário.',
  changesNow: (often: string) => `O papel de parede muda na hora, e depois ${often}.`,
  compositor: {
    addLine: (file: string) => `Adicione a linha a ${file}.`,
    startAfterDaemon: 'Faça seu compositor executar este comando ao iniciar, depois do swww-daemon.',
    logIn: (often: string) =>
      `Saia da sessão e entre de novo. O papel de parede muda ${often}. Sem conexão, fica o atual.`,
  },
  installRandomWallpaper: 'Instale a extensão “Random Wallpaper” (RandomWallpaperGnome3) e abra as configurações dela.',
  automaticFetching: (often: string) => `Ative “Automatic fetching” e defina ${often}.`,
  gnomeJson: {
    addSource: 'Adicione uma fonte do tipo “Generic JSON” e preencha estes campos.',
  },
  gnomeUrl: {
    addSource: 'Adicione uma fonte do tipo “Static URL” e preencha estes campos. Ative “Different images”.',
    note: '“Generic JSON” mostra também o autor e a página de cada imagem.',
  },
  gnomePackage: {
    steps: steps(
      DOWNLOAD_PACKAGE,
      'Descompacte-o com este comando. O README.txt explica como instalá-lo só para o seu usuário.',
      'Abra Configurações e depois Aparência. Escolha uma imagem, ou a apresentação de todas.',
    ),
    note: `${PACKAGE_OF_TODAY} Se a lista tem imagens claras e escuras, a apresentação segue seu estilo claro ou escuro. Cada imagem com uma versão clara e uma escura também.`,
  },
  kdePackage: {
    unpack: 'Baixe o pacote e descompacte-o com este comando.',
    open: 'Clique com o botão direito na área de trabalho e abra “Configurar área de trabalho e papel de parede”. As imagens estão na lista.',
    slideshow: (often: string) =>
      `Para uma apresentação, escolha o tipo “Apresentação de slides”, adicione essa pasta e faça-a mudar ${often}.`,
    note: `${PACKAGE_OF_TODAY} As imagens com uma versão clara e uma escura seguem seu estilo claro ou escuro.`,
  },
  kdeDialog: {
    steps: steps(
      'Execute este comando ou salve o arquivo como ~/.local/share/knsrcfiles/wallpaper.knsrc.',
      'Clique com o botão direito na área de trabalho, abra “Configurar área de trabalho e papel de parede” e escolha “Baixar novos papéis de parede...”.',
      'Escolha “Instalar” e depois “Usar”. Em “Ir para...” estão os filtros e a próxima página.',
    ),
    note: 'Enquanto o arquivo estiver lá, você não vê a KDE Store: apague-o para tê-la de volta. O campo de pesquisa do Plasma não consegue pesquisar nesta galeria. Pesquise aqui e salve o arquivo de novo.',
  },
  variety: {
    open: 'Abra as preferências do Variety e vá para a aba “Wallpaper”.',
    add: 'Abaixo das fontes de imagens, escolha “Add…”, depois “Media RSS”, e cole o endereço.',
    change: (often: string) => `Ative “Change wallpaper” e defina ${often}.`,
    note: 'O Variety baixa a imagem grande e a ajusta à sua tela.',
  },
  android: {
    unpack: 'Baixe o pacote e descompacte-o com o app de arquivos. Ele contém uma pasta.',
    paperize: 'No Paperize, abra “Library”, crie um álbum e adicione essa pasta.',
    peristyle: 'No Peristyle, escolha essa pasta.',
    change: (often: string) => `Faça o papel de parede mudar ${often}.`,
    note: `${PACKAGE_OF_TODAY} O app as recorta para a sua tela.`,
  },
  windows: {
    open: 'Abra o PowerShell pelo menu Iniciar. Você não precisa de permissões de administrador.',
    paste: 'Cole estas linhas e pressione Enter.',
    changesNow: (often: string) =>
      `O papel de parede muda na hora, e depois ${often}. Para parar, execute Unregister-ScheduledTask NewWallpaper.`,
  },
  windowsTheme: {
    name: (siteName: string, often: string) => `${siteName}, ${often}`,
    download: 'Baixe o tema e abra-o.',
    subscribe: 'Quando o Windows perguntar se você quer assinar o feed, escolha “Baixar anexos”.',
    changes: (often: string) => `O papel de parede muda ${often}, assim que as primeiras imagens chegam.`,
    note: 'Só funciona no Windows 7 a 10: o Windows 11 não aceita mais feeds em temas. As imagens têm até 3840 pixels de largura e não são recortadas. A tarefa agendada pode mais.',
  },
  winDynamicDesktop: {
    steps: steps(
      'Instale o WinDynamicDesktop pela Microsoft Store ou pelo GitHub. Baixe o tema.',
      'No menu dele, abra “Select Theme”, depois “Import from file…”, e escolha o tema.',
      'Escolha “Apply”. Você vê imagens claras de dia e escuras à noite.',
    ),
    note: 'Ele segue o sol, não o relógio.',
  },
  lively: {
    open: 'Abra o Lively e escolha “Add Wallpaper”.',
    paste: 'Cole o endereço em “Enter URL”.',
    changes: (often: string) => `Escolha o novo papel de parede. A imagem dele muda ${often}.`,
  },
  plash: {
    install: 'Instale o Plash pela App Store.',
    add: 'No menu dele, escolha “Add Website…” e cole o endereço.',
    changes: (often: string) => `Deixe “Reload interval” desativado. A página se atualiza sozinha, ${often}.`,
  },
  ios: {
    steps: steps(
      'Em Atalhos, crie um atalho com “Obter Conteúdo do URL” e este endereço.',
      'Adicione “Definir Foto do Fundo de Tela” e desative “Mostrar Pré-visualização”.',
      'Em Automação, escolha “Hora do Dia”, “Executar Imediatamente” e seu atalho.',
    ),
    note: 'O iOS executa automações em horas fixas, não em intervalos. Para mais mudanças por dia, crie várias.',
  },
  screen: {
    open: 'Abra este endereço em qualquer navegador. Ele não precisa de JavaScript.',
    fullScreen: 'Mostre-o em tela cheia: pressione F11 ou escolha “Adicionar à tela inicial”.',
    changes: (often: string) =>
      `A imagem muda ${often}. Para ver outra imagem em cada tela, adicione shift=1, shift=2 e assim por diante.`,
  },
  wallpanel: {
    install: 'Instale o WallPanel pelo HACS.',
    paste: 'Abra a configuração bruta do seu painel e cole estas linhas no começo.',
    changes: (often: string) => `Recarregue o painel. A imagem se ajusta à sua tela e muda ${often}.`,
  },
  magicMirror: {
    install: 'Instale o MMM-Wallpaper na pasta “modules” do MagicMirror.',
    paste: 'Cole estas linhas na lista “modules” de config/config.js.',
    changes: (often: string) => `Reinicie o MagicMirror. A imagem muda ${often}.`,
  },
  dakboard: {
    open: 'Abra as configurações da sua tela e vá para o fundo dela ou para um bloco de fotos.',
    paste: 'Escolha “Custom URL” ou “Image from URL” e cole o endereço.',
    changes: (often: string) => `Qualquer intervalo de atualização serve. Há uma imagem nova ${often}.`,
  },
  startPage: {
    paste: 'Cole uma destas linhas na sua página, ou o endereço onde sua página inicial pede uma imagem.',
    changes: (often: string) => `Todo mundo vê a mesma imagem. Ela muda ${often}.`,
    free: 'Você pode usar estes endereços em qualquer site. Não é preciso chave.',
  },
} satisfies typeof english;
