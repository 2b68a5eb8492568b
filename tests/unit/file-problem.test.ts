import { expect, test } from 'vitest';
import { fileProblem } from '~/features/uploads/file-problem';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const WEBP = [...Buffer.from('RIFF'), 1, 2, 3, 4, ...Buffer.from('WEBPVP8 ')];

test.each([
  ['picture.jpg', [0xff, 0xd8, 0xff, 0xe0, 0, 16], null],
  ['picture.png', PNG, null],
  ['picture.webp', WEBP, null],
  ['picture.avif', [0, 0, 0, 28, ...Buffer.from('ftypavif\0\0\0\0avifmif1miaf')], null],
  ['old.avif', [0, 0, 0, 28, ...Buffer.from('ftypmif1\0\0\0\0mif1avifmiaf')], null],
  [
    'phone.heic',
    [0, 0, 0, 24, ...Buffer.from('ftypheic\0\0\0\0mif1heic')],
    'HEIC pictures don’t work here. Save it as JPG, PNG, WEBP or AVIF.',
  ],
  ['new.jxl', [0xff, 0x0a, 0xfa], 'JPEG XL pictures don’t work here. Save it as JPG, PNG, WEBP or AVIF.'],
  ['a picture by content, not by name.txt', PNG, null],
  ['words.png', [...Buffer.from('only words')], 'Only JPG, PNG, WEBP and AVIF images are accepted.'],
  ['moving.jpg', [...Buffer.from('GIF89a')], 'Only JPG, PNG, WEBP and AVIF images are accepted.'],
  ['sound.webp', [...Buffer.from('RIFF1234WAVEfmt ')], 'Only JPG, PNG, WEBP and AVIF images are accepted.'],
  ['nothing.jpg', [], 'The file is empty.'],
  ['huge.jpg', [0xff, 0xd8, 0xff, ...new Uint8Array(1024 * 1024)], 'File is too large: at most 1 MB.'],
])('%s', async (name, bytes, problem) => {
  expect(await fileProblem(new File([new Uint8Array(bytes)], name), 1)).toBe(problem);
});
