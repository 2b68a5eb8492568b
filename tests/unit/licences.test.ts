import { describe, expect, test } from 'vitest';
import { licenceName, licenceUrl } from '~/features/wallpapers/credit';
import { chooseLicence, FREE_LICENCES, LICENCES, readLicence } from '~/features/wallpapers/licences';

describe('a licence from outside', () => {
  test.each([
    ['CC BY 4.0', 'cc-by-4.0'],
    ['cc-by-sa-4.0', 'cc-by-sa-4.0'],
    ['CC-BY-NC-SA-3.0', 'cc-by-nc-sa-3.0'],
    ['CC BY NC ND 2.0', 'cc-by-nc-nd-2.0'],
    ['CC BY 3.0 DE', 'cc-by-3.0'],
    ['CC BY 2.5', 'cc-by-2.5'],
    ['Attribution 4.0 International (CC BY 4.0)', 'cc-by-4.0'],
    ['Attribution-NonCommercial-ShareAlike 2.0 Generic', 'cc-by-nc-sa-2.0'],
    ['Creative Commons Attribution-Share Alike 3.0 Unported License', 'cc-by-sa-3.0'],
    ['Creative Commons Attribution-NoDerivs 2.0', 'cc-by-nd-2.0'],
    ['http://creativecommons.org/licenses/by/3.0/', 'cc-by-3.0'],
    ['https://creativecommons.org/licenses/by/2.0/deed.en', 'cc-by-2.0'],
    ['https://www.creativecommons.org/licenses/by-nc-sa/4.0/legalcode.de?ref=chooser-v1', 'cc-by-nc-sa-4.0'],
    ['creativecommons.org/licenses/by-sa/3.0/de/', 'cc-by-sa-3.0'],
    ['https://creativecommons.org/licenses/by-nd-nc/1.0/', 'cc-by-nc-nd-1.0'],
    ['CC0', 'cc0'],
    ['CC0 1.0 Universal (CC0 1.0) Public Domain Dedication', 'cc0'],
    ['http://creativecommons.org/publicdomain/zero/1.0/', 'cc0'],
    ['https://creativecommons.org/publicdomain/mark/1.0/', 'public-domain'],
    ['Public Domain', 'public-domain'],
    ['Public Domain Mark 1.0', 'public-domain'],
    ['All rights reserved.', 'all-rights-reserved'],
    ['Unsplash License', 'unsplash'],
    ['https://www.pexels.com/license/', 'pexels'],
  ])('%s is %s', (text, licence) => {
    expect(readLicence(text)).toEqual({ licence, licenceText: null });
  });

  test.each([
    'CC BY',
    'CC BY 5.0',
    'CC BY 4.0, except the logo',
    'CC BY 4.0 or CC BY-SA 3.0',
    'https://creativecommons.org/licenses/sampling/1.0/',
    'https://example.com/licenses/by/4.0/',
    'Free for my friends',
  ])('%s is another one', (text) => {
    expect(readLicence(text)).toEqual({ licence: 'other', licenceText: text });
  });

  test('keeps its own version in name and address', () => {
    const of = (licence: (typeof LICENCES)[number]) => [
      licenceName({ licence, licenceText: null }),
      licenceUrl({ licence, licenceText: null }),
    ];
    expect(of('cc-by-3.0')).toEqual(['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/']);
    expect(of('cc-by-nc-nd-1.0')).toEqual(['CC BY-NC-ND 1.0', 'https://creativecommons.org/licenses/by-nd-nc/1.0/']);
    for (const licence of FREE_LICENCES) expect(readLicence(of(licence)[1] ?? '').licence).toBe(licence);
    for (const licence of LICENCES.filter((one) => one !== 'other'))
      expect(readLicence(licence)).toEqual({ licence, licenceText: null });
  });
});

const SENTENCE = 'This work is licensed under a Creative Commons Attribution-ShareAlike 4.0 International License.';

test.each([
  [['Ask me first.', 'http://creativecommons.org/licenses/by-sa/4.0/'], 'cc-by-sa-4.0'],
  [[SENTENCE, 'https://example.com/terms'], 'cc-by-sa-4.0'],
  [['© 2024 Jane Roe, CC BY 2.0', 'All rights reserved'], 'all-rights-reserved'],
  [['See https://creativecommons.org/licenses/by/3.0/.'], 'cc-by-3.0'],
  [['CC BY 2.0 until 2020, then CC BY 4.0'], 'other'],
  [['Mine', 'Yours'], 'other'],
])('of %j, %s is chosen', (texts, licence) => {
  expect(chooseLicence(texts)).toEqual({ licence, licenceText: licence === 'other' ? texts[0] : null });
});

test('a long text is read in linear time', () => {
  const begin = process.cpuUsage();
  for (const text of ['attribution-nc ', 'cc by-', 'creativecommons.org/licenses/by', '( '])
    readLicence(text.repeat(40_000));
  expect(process.cpuUsage(begin).user).toBeLessThan(1_000_000);
});
