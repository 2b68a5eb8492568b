import type { help as english } from '../../en/static-pages/help';

export const help = {
  title: 'Centro de ayuda',
  description: (siteName: string | undefined) =>
    `Cómo encontrar, descargar y poner un fondo de pantalla en Windows, macOS, Android, iPhone, iPad y Linux con ${siteName}.`,
  lead: (siteName: string) => `Cómo encontrar un fondo en ${siteName}, conseguirlo al tamaño correcto y ponerlo.`,
  find: {
    title: 'Encontrar un fondo',
    search:
      'La búsqueda mira en títulos, etiquetas, categorías y descripciones. Tienen que coincidir todas tus palabras, pero basta con el principio de cada una. Si escribes mal una palabra, la corregimos y te decimos qué hemos buscado. Si nada coincide con todas tus palabras, ves lo que coincide con la mayoría.',
    operators:
      'Un tamaño como “3840x2160” encuentra fondos de ese tamaño. “-coches” deja fuera todo lo que tenga esa palabra, y las comillas mantienen juntas las palabras. Puedes guardar o compartir el enlace de una búsqueda.',
    filters:
      '[Filtros], encima de una lista, la limita por dispositivo, forma, tamaño mínimo, color o tono. También puedes ordenar la lista y excluir etiquetas. Cada opción dice cuántos fondos encontraría. Las imágenes de “Negro puro” apagan al menos la mitad de los píxeles de una pantalla OLED. El enlace de la página conserva tus filtros, y cada lista filtrada tiene un feed.',
    home: '[Inicio] muestra primero los fondos destacados. El orden de los demás cambia cada diez minutos, así que siempre hay algo nuevo arriba.',
    devices:
      '[Fondos para PC], [Fondos para móvil] y, si los hay, los fondos para tableta tienen su propia lista. “Ambos” muestra una debajo de otra.',
    random:
      '[Al azar] muestra fondos en un orden al azar, y [Mezclar] les da otro orden. El orden no cambia mientras lo recorres, así que no ves ninguna imagen dos veces.',
    categories:
      'Las categorías están en la fila encima de las listas. Cada tarjeta muestra también su categoría y sus etiquetas. Elige una para ver todos sus fondos.',
    more: 'Una lista muestra 40 fondos cada vez. “Cargar más fondos” añade los 40 siguientes. Sin JavaScript abre la página siguiente, con un enlace para volver.',
    smallPictures:
      'Para ahorrar datos, pulsa “Imágenes pequeñas” al pie de cualquier página. Las listas muestran entonces una docena de imágenes pequeñas cada vez y dicen cuánto ocupa cada archivo. Si tu navegador está en modo de ahorro de datos, ocurre automáticamente.',
  },
  look: {
    title: 'Míralo primero',
    text: 'Haz clic en una tarjeta para abrir la página del fondo, con su tamaño, colores y etiquetas. La [Vista rápida] de la tarjeta muestra la imagen y sus datos sin salir de la lista. Ciérrala con Esc, con el botón Cerrar o con el botón de volver de tu navegador. Si vienes de una lista, la página tiene [Anterior] y [Siguiente]. Las flechas del teclado y deslizar la imagen hacen lo mismo. Cada página tiene un enlace que puedes compartir.',
  },
  keep: {
    title: 'Guarda fondos en una lista',
    text: 'Pulsa [Guardar] en una tarjeta o en la página de un fondo. No necesitas cuenta: una cookie recuerda tu lista, y [Mi lista] la muestra. Allí puedes ordenarla, añadir notas, descargarlo todo al tamaño de tu pantalla y usar la lista en un cambiador de fondos.',
    links:
      'Abre el enlace secreto en tus otros dispositivos para usar allí la misma lista. «Compartir» te da un enlace con el que otros solo pueden mirar. Una lista se elimina dos años después de su última visita.',
  },
  download: {
    title: 'Descargar',
    free: 'Todos los fondos son gratis. No necesitas cuenta y puedes descargar cuanto quieras.',
    files: [
      [
        'Descargar',
        'La imagen a tamaño completo, como JPEG con el nombre de su título. Es lo que quiere casi todo el mundo.',
      ],
      [
        'Para mi pantalla',
        'Una parte de la imagen al tamaño exacto de tu pantalla. Mira “Recórtalo a tu pantalla” más abajo.',
      ],
      [
        'Descargar vista previa',
        'Un JPEG pequeño, de 640 píxeles de ancho como máximo. Sirve para probar la imagen o ahorrar datos.',
      ],
      [
        'Original PNG u Original WEBP',
        'La imagen en el formato en que se subió, sin pérdida de calidad. Solo si se subió en PNG o WEBP.',
      ],
      [
        'Ver a tamaño completo',
        'Solo la imagen: entera en tu pantalla, o al 100 %, que es el mismo archivo que Descargar.',
      ],
    ] as [name: string, text: string][],
    metadata:
      'Las imágenes que descargas no llevan datos de cámara ni lugares. Se queda el perfil de color, para que los colores se vean bien, y el archivo dice lo que la página del fondo dice de su autor, origen y licencia. Con [De uso libre], las listas solo muestran imágenes que también puedes compartir; «Copiar los créditos» en la página de un fondo te da el texto para ponerlo al lado. En el sitio, tu navegador recibe AVIF o WebP al tamaño de tu pantalla. Los navegadores antiguos reciben JPEG.',
    trouble:
      '¿No pasa nada? Mira la lista de descargas de tu navegador y comprueba si pide permiso para guardar archivos. Si el sitio dice que has hecho demasiadas solicitudes, espera un minuto e inténtalo de nuevo.',
  },
  size: {
    title: 'Elegir el tamaño correcto',
    text: 'Un fondo se ve nítido si tiene al menos tantos píxeles como tu pantalla. Si tiene más, tu dispositivo lo reduce. Los fondos para PC son anchos y los de móvil son altos. La página de cada fondo muestra su resolución.',
    points: [
      '1920 × 1080 (etiqueta 1080p) llena la mayoría de los portátiles y pantallas de oficina.',
      '2560 × 1440 (QHD) y 3840 × 2160 (4K) son para pantallas más grandes y nítidas.',
      'Las imágenes “Ultrawide” son más del doble de anchas que de altas.',
      'Para un móvil basta cualquier fondo para móvil de al menos 1080 píxeles de ancho.',
    ],
  },
  screen: {
    title: 'Recórtalo a tu pantalla',
    text: '“Para mi pantalla”, en la página de un fondo, recorta la imagen al tamaño exacto de una pantalla. Elige una pantalla de la lista o escribe su ancho y su alto en píxeles. Si tu sistema lo amplía todo, escribe ese factor como proporción de píxeles, por ejemplo 1.5 para 150 %.',
    points: [
      '“Llenar la pantalla” corta lo que no cabe. Elige qué se queda o arrastra el marco sobre la imagen.',
      '“Entera, con borde” muestra toda la imagen y la rodea con uno de sus colores.',
      'Nunca ampliamos una imagen. Si es demasiado pequeña, recibes el recorte más grande que puede dar con esa forma.',
      'El “Enlace a este archivo” no cambia, así que los programas pueden recoger allí el fondo.',
      '“Varios monitores” recorta la imagen para hasta seis pantallas contiguas y tiene en cuenta la separación entre ellas. Recibes un ZIP con un archivo por pantalla y los comandos que los ponen.',
      '“Esta es mi pantalla” guarda el tamaño en una cookie, así que el formulario empieza con él la próxima vez.',
    ],
  },
  set: {
    title: 'Ponerlo de fondo de pantalla',
    systems: [
      {
        id: 'windows',
        name: 'Windows',
        steps: [
          'Descarga el fondo y abre la carpeta Descargas.',
          'Haz clic derecho en el archivo y elige “Establecer como fondo de escritorio”.',
          'Para cambiar el ajuste, o usarlo solo en una de varias pantallas, abre Configuración, Personalización, Fondo.',
        ],
      },
      {
        id: 'macos',
        name: 'macOS',
        steps: [
          'Descarga el fondo. Safari lo guarda en la carpeta Descargas.',
          'Abre Ajustes del Sistema, Fondo de pantalla, elige “Añadir foto” y después el archivo.',
          'O haz clic en el archivo con la tecla Control en el Finder y elige Servicios (o Acciones rápidas), “Establecer imagen del escritorio”.',
        ],
      },
      {
        id: 'android',
        name: 'Android',
        steps: [
          'Descarga el fondo. Aparece en Fotos, Galería o Archivos.',
          'Ábrelo allí, abre el menú y elige “Usar como” o “Establecer como fondo de pantalla”.',
          'Elige la pantalla de inicio, la de bloqueo o ambas. Los nombres cambian un poco de un móvil a otro.',
        ],
      },
      {
        id: 'ios',
        name: 'iOS (iPhone)',
        steps: [
          'Abre el fondo, toca “Ver a tamaño completo” y “100 %”, mantén pulsada la imagen y elige “Guardar en Fotos”. Descargar lo guarda en la app Archivos.',
          'Abre Ajustes, Fondo de pantalla, “Añadir nuevo fondo”, Fotos, y elige la imagen.',
          'Pellizca para colocarla y toca “Añadir”.',
        ],
      },
      {
        id: 'ipados',
        name: 'iPadOS (iPad)',
        steps: [
          'Guarda la imagen en Fotos como en un iPhone. Los fondos para tableta son los que mejor encajan.',
          'Abre Ajustes, Fondo de pantalla, “Añadir nuevo fondo”, Fotos, y elige la imagen.',
          'Gira el iPad mientras la colocas: se recorta para las dos orientaciones.',
        ],
      },
      {
        id: 'linux',
        name: 'Linux',
        steps: [
          'GNOME: abre Configuración, Apariencia (o Fondo), elige “Añadir imagen” y después el archivo.',
          'KDE Plasma: haz clic derecho en el escritorio, elige “Configurar escritorio y fondo”, “Añadir”, y después el archivo.',
          'Otros escritorios: haz clic derecho en el escritorio, o en la imagen en el gestor de archivos. Casi todos ofrecen ponerla de fondo.',
        ],
      },
    ],
  },
  changers: {
    title: 'Cambiarlo automáticamente',
    text: '[Cambiadores de fondos] pregunta por tu programa, tu pantalla y los fondos que te gustan. Recibes una dirección para pegar o un archivo para abrir, para Variety, GNOME, KDE, Windows, macOS, móviles y cualquier otro programa. Para usar una lista que has filtrado, elige “Usar en un cambiador de fondos” en sus filtros.',
  },
  news: {
    title: 'Enterarte de los fondos nuevos',
    newsletter:
      '[Suscríbete al boletín] con tu correo. Para darte de baja, usa el enlace de cualquier boletín. Si no tienes ninguno, [escríbenos] desde la dirección con la que te suscribiste.',
    feeds:
      'O añade [nuestro feed] a un lector de feeds, que no necesita correo. Cada categoría y cada etiqueta tiene su propio feed: añade [/feed.xml] a la dirección de su página.',
  },
  report: {
    title: 'Avisar de una imagen',
    text: '¿Una imagen es tuya, o no debería estar aquí por otro motivo? Abre su página, elige [Denunciar este fondo] y lo miraremos. También puedes [decírnoslo en un mensaje].',
  },
  trouble: {
    title: 'Si algo no funciona',
    text: 'Todo el sitio funciona sin JavaScript, en navegadores de texto y solo con el teclado. El modo oscuro o claro y la reducción de movimiento siguen los ajustes de tu sistema; al pie de cada página puedes elegir oscuro o claro. Pulsa F8 para llegar a un aviso en la esquina de la pantalla.',
    contact: '¿Sigues sin poder? [Escríbenos] y di qué página y qué navegador usaste.',
    contactOrEmail: (address: string) =>
      `¿Sigues sin poder? [Escríbenos] o manda un correo a [${address}], y di qué página y qué navegador usaste.`,
  },
} satisfies typeof english;
