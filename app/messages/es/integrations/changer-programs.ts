import type { changerPrograms as english } from '../../en/integrations/changer-programs';

const PACKAGE_OF_TODAY = 'El paquete tiene las imágenes de hoy. Descárgalo otra vez para tener nuevas.';
const DOWNLOAD_PACKAGE = 'Descarga el paquete.';
const steps = (first: string, second: string, third: string): [string, string, string] => [first, second, third];

export const changerPrograms = {
  often: {
    '15m': 'cada 15 minutos',
    '30m': 'cada 30 minutos',
    '1h': 'cada hora',
    '3h': 'cada 3 horas',
    '6h': 'cada 6 horas',
    '12h': 'cada 12 horas',
    '1d': 'cada día',
    '7d': 'cada 7 días',
  },
  groups: {
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    phones: 'Android, iPhone y iPad',
    others: 'Paneles, sitios web y scripts',
  },
  names: {
    curl: 'curl, para tus propios scripts',
    gnomeTimer: 'GNOME, sin extensión',
    gnomeJson: 'GNOME, Random Wallpaper: Generic JSON',
    gnomeUrl: 'GNOME, Random Wallpaper: Static URL',
    gnomePackage: 'GNOME, integrado: paquete con presentación',
    kdeTimer: 'KDE Plasma, script y temporizador',
    kdePackage: 'KDE Plasma, paquete',
    kdeDialog: 'KDE Plasma, “Obtener nuevos fondos de escritorio...”',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    swww: 'swww (niri, river y otros)',
    windows: 'Windows, tarea programada',
    windowsTheme: 'Windows, tema con un feed',
    winDynamicDesktop: 'Windows, WinDynamicDesktop',
    lively: 'Windows, Lively',
    plash: 'macOS, Plash',
    ios: 'iPhone y iPad, Atajos',
    paperize: 'Android, Paperize',
    peristyle: 'Android, Peristyle',
    screen: 'Televisor, quiosco o tableta antigua',
    wallpanel: 'Home Assistant, WallPanel',
    magicMirror: 'MagicMirror, MMM-Wallpaper',
    dakboard: 'DAKboard',
    startPage: 'Página de inicio o sitio web',
  },
  labels: {
    address: 'Dirección',
    domain: 'Dominio',
    package: 'Paquete',
    theme: 'Tema',
    mediaRss: 'Media RSS',
    script: (file: string) => `Script: ${file}`,
    terminal: 'En una terminal',
    powerShell: 'En PowerShell',
    terminalAtPackage: 'En una terminal, en la carpeta del paquete',
    newPicture: 'Una imagen nueva cada vez',
    requestUrl: 'Request URL',
    imageUrl: 'Image URL',
    imagePath: 'Ruta JSON de la imagen',
    postPath: 'Ruta JSON de la página',
    authorPath: 'Ruta JSON del autor',
    startCommand: 'Comando de inicio',
    dashboardConfiguration: 'Configuración del panel',
    file: (file: string) => `En ${file}`,
    image: 'Como imagen',
    background: 'Como fondo en CSS',
    daily: 'Imagen del día',
  },
  curl: {
    steps: steps(
      'Ejecuta esto. Guarda wallpaper.jpg.',
      'Indica ese archivo a tu programa. Algunos solo notan el cambio cuando cambia el nombre del archivo.',
      'Pon las dos cosas en un script. El límite es de 60 imágenes por minuto.',
    ),
  },
  saveScript: (file: string) => `Guarda el script como ${file} y hazlo ejecutable: chmod +x ${file}`,
  timer: 'Ejecuta estas líneas en una terminal. Crean un temporizador para tu usuario.',
  changesNow: (often: string) => `El fondo cambia enseguida, y después ${often}.`,
  compositor: {
    addLine: (file: string) => `Añade la línea a ${file}.`,
    startAfterDaemon: 'Haz que tu compositor ejecute este comando al arrancar, después de swww-daemon.',
    logIn: (often: string) =>
      `Cierra la sesión y vuelve a entrar. El fondo cambia ${often}. Sin conexión se queda el actual.`,
  },
  installRandomWallpaper: 'Instala la extensión “Random Wallpaper” (RandomWallpaperGnome3) y abre sus ajustes.',
  automaticFetching: (often: string) => `Activa “Automatic fetching” y ponlo ${often}.`,
  gnomeJson: {
    addSource: 'Añade una fuente de tipo “Generic JSON” y rellena estos campos.',
  },
  gnomeUrl: {
    addSource: 'Añade una fuente de tipo “Static URL” y rellena estos campos. Activa “Different images”.',
    note: '“Generic JSON” muestra también el autor y la página de cada imagen.',
  },
  gnomePackage: {
    steps: steps(
      DOWNLOAD_PACKAGE,
      'Descomprímelo con este comando. Su README.txt explica cómo instalarlo solo para tu usuario.',
      'Abre Configuración y después Apariencia. Elige una imagen, o la presentación de todas.',
    ),
    note: `${PACKAGE_OF_TODAY} Si la lista tiene imágenes claras y oscuras, la presentación sigue tu estilo claro u oscuro. También cada imagen con una versión clara y otra oscura.`,
  },
  kdePackage: {
    unpack: 'Descarga el paquete y descomprímelo con este comando.',
    open: 'Haz clic derecho en el escritorio y abre “Configurar escritorio y fondo”. Las imágenes están en la lista.',
    slideshow: (often: string) =>
      `Para una presentación, elige el tipo “Presentación”, añade esa carpeta y haz que cambie ${often}.`,
    note: `${PACKAGE_OF_TODAY} Las imágenes con una versión clara y otra oscura siguen tu estilo claro u oscuro.`,
  },
  kdeDialog: {
    steps: steps(
      'Ejecuta este comando o guarda el archivo como ~/.local/share/knsrcfiles/wallpaper.knsrc.',
      'Haz clic derecho en el escritorio, abre “Configurar escritorio y fondo” y elige “Obtener nuevos fondos de escritorio...”.',
      'Elige “Instalar” y después “Usar”. En “Ir a...” están los filtros y la página siguiente.',
    ),
    note: 'Mientras el archivo esté ahí, no verás la KDE Store: bórralo para recuperarla. El campo de búsqueda de Plasma no puede buscar en esta galería. Busca aquí y guarda el archivo otra vez.',
  },
  variety: {
    open: 'Abre las preferencias de Variety y ve a la pestaña “Wallpaper”.',
    add: 'Debajo de las fuentes de imágenes, elige “Add…”, después “Media RSS”, y pega la dirección.',
    change: (often: string) => `Activa “Change wallpaper” y ponlo ${often}.`,
    note: 'Variety descarga la imagen grande y la ajusta a tu pantalla.',
  },
  android: {
    unpack: 'Descarga el paquete y descomprímelo con la app de archivos. Contiene una carpeta.',
    paperize: 'En Paperize, abre “Library”, crea un álbum y añade esa carpeta.',
    peristyle: 'En Peristyle, elige esa carpeta.',
    change: (often: string) => `Haz que cambie el fondo ${often}.`,
    note: `${PACKAGE_OF_TODAY} La app las recorta a tu pantalla.`,
  },
  windows: {
    open: 'Abre PowerShell desde el menú Inicio. No necesitas permisos de administrador.',
    paste: 'Pega estas líneas y pulsa Intro.',
    changesNow: (often: string) =>
      `El fondo cambia enseguida, y después ${often}. Para pararlo, ejecuta Unregister-ScheduledTask NewWallpaper.`,
  },
  windowsTheme: {
    name: (siteName: string, often: string) => `${siteName}, ${often}`,
    download: 'Descarga el tema y ábrelo.',
    subscribe: 'Cuando Windows pregunte si te suscribes al feed, elige “Descargar datos adjuntos”.',
    changes: (often: string) => `El fondo cambia ${often}, en cuanto llegan las primeras imágenes.`,
    note: 'Solo funciona en Windows 7 a 10: Windows 11 ya no admite feeds en los temas. Las imágenes tienen hasta 3840 píxeles de ancho y no se recortan. La tarea programada puede hacer más.',
  },
  winDynamicDesktop: {
    steps: steps(
      'Instala WinDynamicDesktop desde Microsoft Store o GitHub. Descarga el tema.',
      'En su menú, abre “Select Theme”, después “Import from file…”, y elige el tema.',
      'Elige “Apply”. Ves imágenes claras de día y oscuras de noche.',
    ),
    note: 'Sigue al sol, no al reloj.',
  },
  lively: {
    open: 'Abre Lively y elige “Add Wallpaper”.',
    paste: 'Pega la dirección en “Enter URL”.',
    changes: (often: string) => `Elige el fondo nuevo. Su imagen cambia ${often}.`,
  },
  plash: {
    install: 'Instala Plash desde la App Store.',
    add: 'En su menú, elige “Add Website…” y pega la dirección.',
    changes: (often: string) => `Deja “Reload interval” desactivado. La página se actualiza sola, ${often}.`,
  },
  ios: {
    steps: steps(
      'En Atajos, crea un atajo con “Obtener contenido de URL” y esta dirección.',
      'Añade “Establecer foto de fondo de pantalla” y desactiva “Mostrar vista previa”.',
      'En Automatización, elige “Hora del día”, “Ejecutar inmediatamente” y tu atajo.',
    ),
    note: 'iOS ejecuta las automatizaciones a horas fijas, no a intervalos. Para más cambios al día, crea varias.',
  },
  screen: {
    open: 'Abre esta dirección en cualquier navegador. No necesita JavaScript.',
    fullScreen: 'Muéstrala a pantalla completa: pulsa F11 o elige “Añadir a pantalla de inicio”.',
    changes: (often: string) =>
      `La imagen cambia ${often}. Para ver otra imagen en cada pantalla, añade shift=1, shift=2 y así.`,
  },
  wallpanel: {
    install: 'Instala WallPanel desde HACS.',
    paste: 'Abre la configuración en bruto de tu panel y pega estas líneas al principio.',
    changes: (often: string) => `Recarga el panel. La imagen se ajusta a tu pantalla y cambia ${often}.`,
  },
  magicMirror: {
    install: 'Instala MMM-Wallpaper en la carpeta “modules” de MagicMirror.',
    paste: 'Pega estas líneas en la lista “modules” de config/config.js.',
    changes: (often: string) => `Reinicia MagicMirror. La imagen cambia ${often}.`,
  },
  dakboard: {
    open: 'Abre los ajustes de tu pantalla y ve a su fondo o a un bloque de fotos.',
    paste: 'Elige “Custom URL” o “Image from URL” y pega la dirección.',
    changes: (often: string) => `Sirve cualquier intervalo de actualización. Hay una imagen nueva ${often}.`,
  },
  startPage: {
    paste: 'Pega una de estas líneas en tu página, o la dirección donde tu página de inicio pida una imagen.',
    changes: (often: string) => `Todo el mundo ve la misma imagen. Cambia ${often}.`,
    free: 'Puedes usar estas direcciones en cualquier sitio web. No hace falta ninguna clave.',
  },
} satisfies typeof english;
