import type { changerPrograms as english } from '../../en/integrations/changer-programs';

const PACKAGE_OF_TODAY = 'El paquete tiene las imágenes de hoy. Descárgalo otra vez para tener nuevas.';

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
    others: 'Otros programas',
  },
  names: {
    gnome: 'GNOME',
    kde: 'KDE Plasma',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    windows: 'Windows, tarea programada',
    macos: 'macOS',
    ios: 'iPhone y iPad, Atajos',
    paperize: 'Android, Paperize',
    other: 'Cualquier otro programa',
  },
  labels: {
    address: 'Dirección',
    package: 'Paquete',
    mediaRss: 'Media RSS',
    script: (file: string) => `Script: ${file}`,
    terminal: 'En una terminal',
    powerShell: 'En PowerShell',
    newPicture: 'Una imagen nueva cada vez',
    daily: 'Imagen del día',
  },
  saveScript: (file: string) => `Guarda el script como ${file} y hazlo ejecutable: chmod +x ${file}`,
  timer: 'Ejecuta estas líneas en una terminal. Crean un temporizador para tu usuario.',
  changesNow: (often: string) => `El fondo cambia enseguida, y después ${often}.`,
  compositor: {
    addLine: (file: string) => `Añade la línea a ${file}.`,
    logIn: (often: string) =>
      `Cierra la sesión y vuelve a entrar. El fondo cambia ${often}. Sin conexión se queda el actual.`,
  },
  variety: {
    open: 'Abre las preferencias de Variety y ve a la pestaña “Wallpaper”.',
    add: 'Debajo de las fuentes de imágenes, elige “Add…”, después “Media RSS”, y pega la dirección.',
    change: (often: string) => `Activa “Change wallpaper” y ponlo ${often}.`,
    note: 'Variety descarga la imagen grande y la ajusta a tu pantalla.',
  },
  paperize: {
    unpack: 'Descarga el paquete y descomprímelo con la app de archivos. Contiene una carpeta.',
    add: 'En Paperize, abre “Library”, crea un álbum y añade esa carpeta.',
    change: (often: string) => `Haz que cambie el fondo ${often}.`,
    note: `${PACKAGE_OF_TODAY} La app las recorta a tu pantalla.`,
  },
  windows: {
    open: 'Abre PowerShell desde el menú Inicio. No necesitas permisos de administrador.',
    paste: 'Pega estas líneas y pulsa Intro.',
    changesNow: (often: string) =>
      `El fondo cambia enseguida, y después ${often}. Para pararlo, ejecuta Unregister-ScheduledTask NewWallpaper.`,
  },
  macos: {
    unpack: 'Descarga el paquete y descomprímelo. Contiene una carpeta.',
    add: 'Abre Ajustes del Sistema, después “Fondo de pantalla”, y añade esa carpeta.',
    change: (often: string) => `Activa la rotación automática y haz que cambie el fondo ${often}.`,
    note: PACKAGE_OF_TODAY,
  },
  ios: {
    get: 'En Atajos, crea un atajo con “Obtener contenido de URL” y esta dirección.',
    show: 'Añade “Establecer foto de fondo de pantalla” y desactiva “Mostrar vista previa”.',
    automate: 'En Automatización, elige “Hora del día”, “Ejecutar inmediatamente” y tu atajo.',
    note: 'iOS ejecuta las automatizaciones a horas fijas, no a intervalos. Para más cambios al día, crea varias.',
  },
  other: {
    paste: 'Pega la primera dirección donde tu programa pide una imagen, o el feed si admite uno.',
    command:
      'O haz que un script ejecute el comando, que guarda wallpaper.jpg. Algunos programas solo notan el cambio cuando cambia el nombre del archivo.',
    often: (often: string) => `Pide una imagen nueva ${often}. El límite es de 60 por minuto.`,
  },
} satisfies typeof english;
