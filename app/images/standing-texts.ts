/** Texts that cameras, phones and programs write into every picture. They say nothing about it. */

const BRANDS =
  'agfa agfaphoto aptina asus benq canon casio coolpix cybershot digimax dji exilim finepix fuji fujifilm gopro hewlett packard hp htc huawei insta360 kenox kodak konica leica lumix medion minolta nikon nokia olympus optio packard panasonic pentax photosmart powershot premier rollei ricoh samsung sanyo sigma sony toshiba traveler vivitar xiaomi';
const KINDS =
  'camera cameras default description digital dsc exif image images jpeg jpg photo photos picture pictures screenshot snapshot still untitled capture captured';
const WORDS = new Set(`${BRANDS} ${KINDS}`.split(' '));

const isModel = (word: string) => /^[a-z]{0,4}-?\d{1,5}[a-z]{0,3}$/.test(word);

const onlySays = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => WORDS.has(word)) && words.every((word) => WORDS.has(word) || isModel(word));
};

/** Modes of Huawei's and Xiaomi's cameras, also with letters for their filters. */
const MODES =
  /^(?:oznor|cof|sdr|hdr|hdrpl|rhdr|vhdr|btf|edf|dav|mde|ptr|nfd|nor|dig|burst|fbt|bty|rbt|smart)[A-Z]{0,10}$/;

const PROGRAMS =
  /^(?:(?:created|edited|made|processed|saved|captured|shot|taken|written) (?:with|by|in|on|using) |file written by )(?:the )?(?:gimp|adobe|vsco|paint|picsart|snapseed|lightroom|photoshop|canva|moldiv|camera360|helicon|imagemagick|acdsee|picasa|instagram)|^(?:my ?beautiful ?picture|applemark|lead technologies|intel\(r\) jpeg library|acd systems digital imaging|creator: gd-jpeg)/i;

const SHAPES = [
  // A file's name or path, such as DJI's.
  /\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?|dng|bmp|gif)$/i,
  // Samsung: <Digimax S500 / Kenox S500>.
  /^<[^<>]{1,200}>$/,
  // A checksum or UUID.
  /^[\da-f-]{16,64}$/i,
  // What programs write for no text.
  /^(?:null|undefined|none|n\/a|unknown|no description|image ?description|user ?comment|title|caption|test)$/i,
  MODES,
  PROGRAMS,
];

export function isStandingText(text: string): boolean {
  const line = text.trim();
  if (!/[\p{L}\p{Extended_Pictographic}]/u.test(line)) return true;
  // Editors write JSON, such as {"remix_data":[]}.
  if (line.startsWith('{') && line.endsWith('}')) return true;
  return onlySays(line) || SHAPES.some((shape) => shape.test(line));
}
