import type { privacy as english } from '../../en/static-pages/privacy';

export const privacy = {
  title: 'Política de privacidad',
  description: (siteName: string | undefined) =>
    `Qué guarda ${siteName} sobre sus visitantes, qué cuenta y cuándo lo borra.`,
  lead: (siteName: string) => `Qué guarda ${siteName} sobre ti, por qué y durante cuánto tiempo. No es mucho.`,
  short: {
    title: 'En pocas palabras',
    points: [
      'No necesitas cuenta. No hay publicidad ni seguimiento, y no se carga nada de otras empresas.',
      'Solo recibes una cookie en siete casos: después de enviar un formulario (durante un minuto), y cuando eliges imágenes pequeñas, eliges un tema claro u oscuro, eliges imágenes sin títulos, guardas el tamaño de tu pantalla, guardas un fondo o nos pides que recordemos un idioma.',
      'Guardamos tu correo solo si nos lo das, para el boletín o con un mensaje. Escríbenos y lo borramos.',
    ],
  },
  cookies: {
    title: 'Cookies y almacenamiento en tu navegador',
    flash: {
      names: '[flash] o [__Host-flash]',
      text: 'Se pone después de enviar un formulario. Lleva un aviso a la página siguiente, como “Mensaje enviado”. Se borra en cuanto esa página lo muestra, o a los 60 segundos.',
    },
    smallPictures:
      'Se pone cuando eliges “Imágenes pequeñas” o “Imágenes completas” al pie de una página. Recuerda tu elección durante un año y se borra cuando vuelves a lo que verías sin ella.',
    theme:
      'Se pone cuando eliges Claro u Oscuro al pie de una página. Recuerda tu elección durante un año. “Sistema” la borra.',
    myScreen:
      'Se pone cuando pulsas “Esta es mi pantalla”. Guarda un ancho y un alto durante un año como máximo. Los formularios y filtros que preguntan por tu pantalla empiezan con ellos. “Olvidar mi pantalla” la borra.',
    list: 'Se pone cuando pulsas “Guardar” en un fondo. Contiene la dirección secreta de tu lista durante un año. Guardamos la lista con su título y sus notas, pero no quién la hizo. Se elimina dos años después de la última visita, o cuando la eliminas. Las [copias de seguridad] pueden conservarla más tiempo.',
    language:
      'Se pone cuando pulsas “Recordar este idioma” al pie de una página. Guarda el idioma durante un año. Solo la lee la página de inicio, para ofrecerte un enlace. Para quien administra, [admin-language] guarda el idioma del área de administración.',
    session: {
      names: '[sid] o [__Host-sid]',
      text: 'Solo para quien administra, después de iniciar sesión. Es un número al azar que identifica la sesión durante siete días como máximo.',
    },
    tab: 'Mientras una pestaña está abierta, tu navegador recuerda dónde estabas: las listas que has visto, hasta dónde has bajado y que has estado aquí. Nada de esto se nos envía. El navegador de quien administra recuerda también si los atajos de teclado están desactivados.',
    screen:
      'La página “Para mi pantalla” pregunta a tu navegador cómo de ancha es su ventana y qué tipo de pantalla tiene. Usamos la respuesta para elegir el tamaño con el que empiezas. No la guardamos.',
  },
  counting: {
    title: 'Qué contamos',
    downloads: '[Descargas], por fondo y por día. No apuntamos quién descarga.',
    users:
      '[Usuarios activos], el número de visitantes distintos de los últimos 30 días. Para ello convertimos tu dirección de red y el nombre de tu navegador en una huella. Usamos un número secreto al azar que cambia cada mes y se borra un mes después. Una huella no se puede volver a convertir en una dirección. La guardamos con el día de tu última visita y borramos ambas a los 30 días.',
    missedSearches:
      '[Búsquedas sin resultados], por día. Guardamos solo palabras que han buscado al menos dos visitantes, sin anotar quién, y las borramos a los 30 días. Para distinguir a dos visitantes, convertimos tu dirección de red y tus palabras en una huella. Usamos un número secreto al azar de ese día. El número y las huellas se borran poco después de acabar el día, y las copias de seguridad del sitio no los incluyen.',
  },
  limits: {
    title: 'Límites contra el abuso',
    text: 'Para que no entren robots, el sitio cuenta cuántas veces una dirección de red inicia sesión, se suscribe, nos escribe, descarga, busca o hace otras cosas que dan trabajo al servidor. Guardamos la dirección y la cuenta mientras dura el límite, de un minuto a un día. Se borran más o menos una hora después.',
  },
  newsletter: {
    title: 'Boletín',
    text: 'Si te [suscribes], guardamos tu correo, la hora y el idioma de la página. Los usamos solo para el boletín de este sitio. Si el sitio puede enviar correo, primero recibes un enlace para confirmar que la dirección es tuya. Las direcciones sin confirmar se borran a las 48 horas. Quien administra puede ver la lista y exportarla para enviar el boletín. Guardamos tu dirección hasta que te des de baja con el enlace que recibiste, o nos pidas que la quitemos: [escríbenos] desde esa dirección. Entonces la borramos enseguida de la base de datos. Las [copias de seguridad] pueden guardarla más tiempo.',
  },
  messages: {
    title: 'Mensajes',
    text: 'Cuando usas el [formulario de contacto], guardamos tu dirección, el asunto, el mensaje y la hora, para que quien administra pueda leerlo y responder. También guardamos si se ha leído y respondido. El mensaje puede reenviarse al buzón de quien administra o exportarse como archivo. Se queda hasta que quien administra lo borra o tú nos lo pides. Entonces se borra enseguida de la base de datos. Las [copias de seguridad] pueden guardarlo más tiempo. Una denuncia sobre un fondo contiene también tu nombre y lo que dices que está mal. Quien administra puede borrar tu nombre y tu dirección; lo que se decidió se conserva.',
  },
  pictures: {
    title: 'Imágenes',
    text: 'Los archivos subidos se quedan sin cambios en el servidor, y ninguna página los muestra a los visitantes. Todo lo que los visitantes ven y descargan, también el “Original”, es una copia sin datos de cámara, lugares ni otras notas. Solo se queda el perfil de color, y en la copia se escriben los créditos de la página del fondo: autor, origen, licencia y si la imagen la hizo una IA. La página del fondo muestra título, descripción, etiquetas, autor, origen y licencia. Pueden venir de notas del archivo subido.',
  },
  backups: {
    title: 'Copias de seguridad',
    text: 'Quien administra puede guardar copias de seguridad de todo el sitio: imágenes, direcciones del boletín, mensajes y las huellas de los usuarios activos. Lo que se borra del sitio se queda en las copias anteriores hasta que también se borran. Si el sitio hace copias automáticamente, las nuevas sustituyen a las más antiguas.',
  },
  logs: {
    title: 'Registros y otras empresas',
    text: 'El sitio apunta una línea por solicitud: la hora, el tipo de página (como “una etiqueta”, no cuál), el resultado, cuánto tardó, cuánto se envió y un número al azar. La línea no tiene dirección de red, ni nombre del navegador, ni nada que hayas escrito. También se apuntan los errores, para poder arreglarlos. Quien administra decide cuánto tiempo se guardan los registros. La empresa que aloja el servidor o lo conecta a internet puede tener los suyos.',
    others:
      'Las páginas no cargan nada de otro lugar: ni fuentes, ni scripts, ni contadores. Los botones para compartir son enlaces normales. El otro sitio solo sabe de ti cuando sigues uno.',
  },
  rights: {
    title: 'Tus derechos',
    text: 'Puedes preguntar qué datos tuyos se guardan aquí y pedir que se corrijan o se borren. [Escríbenos] desde la dirección de que se trate. También puedes reclamar ante la autoridad de protección de datos de tu país.',
    textOrEmail: (address: string) =>
      `Puedes preguntar qué datos tuyos se guardan aquí y pedir que se corrijan o se borren. [Escríbenos] o manda un correo a [${address}] desde la dirección de que se trate. También puedes reclamar ante la autoridad de protección de datos de tu país.`,
  },
} satisfies typeof english;
