import { createReadStream } from 'node:fs';
import { type Metadata, readAllMetadata } from './metadata.server';

/**
 * IPTC's digital source types trainedAlgorithmicMedia and compositeWithTrainedAlgorithmicMedia, as named in XMP and C2PA, and the
 * text chunk (tEXt or iTXt) that programs for Stable Diffusion write.
 */
const SOURCE_TYPE = 'rainedAlgorithmicMedia';
const MARKS = [SOURCE_TYPE, 'Xtparameters\0'].map((mark) => Buffer.from(mark));
const OVERLAP = Math.max(...MARKS.map(({ length }) => length)) - 1;

/** Text chunks of a PNG that only generators write. */
const CHUNKS = /^(?:parameters|invokeai_.{1,40}|sd-metadata|dream|fooocus_scheme|generation_data|sui_image_params)$/i;

/** In the fields that name a program. */
const GENERATORS =
  /\b(?:novelai|midjourney|invokeai|comfyui|stable ?diffusion|dall[·-]?e|(?:adobe )?firefly|fooocus|swarmui|draw things|leonardo\.?ai|dreamstudio|automatic1111|sd-webui|bing image creator)\b|^ai generated image$|\bwith google ai\b/i;
const NAMING_CHUNKS = /^(?:software|source|title|author|generator)$/i;

/** What generators write into descriptions and comments. Each list is of texts that stand together. */
const TEXTS = [
  [SOURCE_TYPE],
  // A1111 and its relatives.
  ['Steps: ', 'Sampler: ', 'Seed: '],
  ['Steps: ', 'CFG scale: ', 'Seed: '],
  // ComfyUI's graph, and its workflow in EXIF.
  ['"class_type"'],
  ['orkflow:', '"nodes"'],
  // NovelAI, Fooocus and Draw Things.
  ['"steps"', '"sampler', '"seed"'],
  ['"sui_image_params"'],
  ['"positive_prompt"'],
  ['invokeai_metadata'],
];
const JOB_OF_MIDJOURNEY = /\bJob ID: [\da-f]{8}-[\da-f]{4}-/i;

const isByGenerator = (text: string) =>
  JOB_OF_MIDJOURNEY.test(text) || TEXTS.some((marks) => marks.every((mark) => text.includes(mark)));

/** UTF-16 without its zeros is ASCII for ASCII texts. */
const asText = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0', '');

const describe = (tag: unknown) => String((tag as { description?: unknown } | undefined)?.description ?? '');

function namesGenerator({ xmp, exif, raw }: Metadata): boolean {
  const names = [
    ...[xmp.CreatorTool, xmp.Credit, xmp.creator].flatMap((texts) => texts ?? []),
    ...[exif.Software, exif.Make, exif.Model, exif.Artist].map(describe),
    ...raw.chunks.filter(({ keyword }) => NAMING_CHUNKS.test(keyword)).map(({ text }) => text),
  ];
  if (names.some((name) => GENERATORS.test(name.slice(0, 1000)))) return true;
  if (raw.chunks.some(({ keyword }) => CHUNKS.test(keyword))) return true;
  const texts = [
    ...[raw.xmp.replaceAll('&quot;', '"'), asText(raw.exif), asText(raw.iptc)],
    ...raw.chunks.map(({ keyword, text }) => `${keyword}:${text}`),
  ];
  return texts.some(isByGenerator);
}

/** Whether a file declares that its picture was made by AI. Searches the bytes too: pixel data does not contain such marks. */
export async function saysMadeByAi(path: string): Promise<boolean> {
  if (namesGenerator(await readAllMetadata(path))) return true;
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    if (MARKS.some((mark) => bytes.includes(mark))) return true;
    rest = bytes.subarray(-OVERLAP);
  }
  return false;
}
