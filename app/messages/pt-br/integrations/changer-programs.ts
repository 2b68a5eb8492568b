import type { changerPrograms as english } from '../../en/integrations/changer-programs';

const PACKAGE_OF_TODAY = 'O pacote tem as imagens de hoje. Baixe-o de novo para ter novas.';

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
    others: 'Outros programas',
  },
  names: {
    gnome: 'GNOME',
    kde: 'KDE Plasma',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    windows: 'Windows, tarefa agendada',
    macos: 'macOS',
    ios: 'iPhone e iPad, Atalhos',
    paperize: 'Android, Paperize',
    other: 'Qualquer outro programa',
  },
  labels: {
    address: 'Endereço',
    package: 'Pacote',
    mediaRss: 'Media RSS',
    script: (file: string) => `Script: ${file}`,
    terminal: 'Em um terminal',
    powerShell: 'No PowerShell',
    newPicture: 'Uma imagem nova a cada vez',
    daily: 'Imagem do dia',
  },
  saveScript: (file: string) => `Salve o script como ${file} e torne-o executável: chmod +x ${file}`,
  timer: 'Execute estas linhas em um terminal. Elas criam um temporizador para o seu usuário.',
  changesNow: (often: string) => `O papel de parede muda na hora, e depois ${often}.`,
  compositor: {
    addLine: (file: string) => `Adicione a linha a ${file}.`,
    logIn: (often: string) =>
      `Saia da sessão e entre de novo. O papel de parede muda ${often}. Sem conexão, fica o atual.`,
  },
  variety: {
    open: 'Abra as preferências do Variety e vá para a aba “Wallpaper”.',
    add: 'Abaixo das fontes de imagens, escolha “Add…”, depois “Media RSS”, e cole o endereço.',
    change: (often: string) => `Ative “Change wallpaper” e defina ${often}.`,
    note: 'O Variety baixa a imagem grande e a ajusta à sua tela.',
  },
  paperize: {
    unpack: 'Baixe o pacote e descompacte-o com o app de arquivos. Ele contém uma pasta.',
    add: 'No Paperize, abra “Library”, crie um álbum e adicione essa pasta.',
    change: (often: string) => `Faça o papel de parede mudar ${often}.`,
    note: `${PACKAGE_OF_TODAY} O app as recorta para a sua tela.`,
  },
  windows: {
    open: 'Abra o PowerShell pelo menu Iniciar. Você não precisa de permissões de administrador.',
    paste: 'Cole estas linhas e pressione Enter.',
    changesNow: (often: string) =>
      `O papel de parede muda na hora, e depois ${often}. Para parar, execute Unregister-ScheduledTask NewWallpaper.`,
  },
  macos: {
    unpack: 'Baixe o pacote e descompacte-o. Ele contém uma pasta.',
    add: 'Abra os Ajustes do Sistema, depois “Imagem de Fundo”, e adicione essa pasta.',
    change: (often: string) => `Ative a rotação automática e faça o papel de parede mudar ${often}.`,
    note: PACKAGE_OF_TODAY,
  },
  ios: {
    get: 'Em Atalhos, crie um atalho com “Obter Conteúdo do URL” e este endereço.',
    show: 'Adicione “Definir Foto do Fundo de Tela” e desative “Mostrar Pré-visualização”.',
    automate: 'Em Automação, escolha “Hora do Dia”, “Executar Imediatamente” e seu atalho.',
    note: 'O iOS executa automações em horas fixas, não em intervalos. Para mais mudanças por dia, crie várias.',
  },
  other: {
    paste: 'Cole o primeiro endereço onde seu programa pede uma imagem, ou o feed se ele aceitar um.',
    command:
      'Ou faça um script executar o comando, que salva wallpaper.jpg. Alguns programas só percebem a mudança quando o nome do arquivo muda.',
    often: (often: string) => `Busque uma imagem nova ${often}. O limite é de 60 por minuto.`,
  },
} satisfies typeof english;
