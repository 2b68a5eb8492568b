/**
 * Generates the functions behind the column `facets` from the rules in lib. When the rules change, a migration replaces them
 * and sets `facets` of each affected row to any value: triggers then set the right one, and update words and counts.
 */
import { COLOUR_NAMES } from '../../lib/colours/colour-names';
import { COLOUR_RULES } from '../../lib/colours/named-colours';
import { COLOURS, DEVICE, HDR, SHAPE, SIZE, TONE } from '../../lib/facets/layout';

const placeOfName = COLOUR_RULES.map(({ name, hue, lightness, chroma, both }) => {
  const bounds = [
    ...(hue === undefined ? [] : [`h < ${hue}`]),
    ...(lightness === undefined ? [] : [`l < ${lightness}`]),
    ...(chroma === undefined ? [] : [`c < ${chroma}`]),
    ...(both ? [`l + ${both.chromaTimes} * c < ${both.below}`] : []),
  ];
  return `when ${bounds.join(' and ') || 'true'} then ${COLOUR_NAMES.indexOf(name) + 1}`;
}).join('\n        ');

const cases = (conditions: readonly string[]) =>
  conditions.map((condition, index) => `when ${condition} then ${index + 1}`);
const numbered = (conditions: readonly string[]) => cases(conditions).join(' ');
/** The last condition that holds wins. */
const highest = (conditions: readonly string[]) => cases(conditions).reverse().join(' ');

const linear = (byte: number) => {
  const value = `get_byte(entry.rgb, ${byte}) / 255.0::float8`;
  return `case when ${value} <= 0.04045 then ${value} / 12.92 else power((${value} + 0.055) / 1.055, 2.4) end`;
};

/** Names colours with the rules of `nameOfColour` and the formulas of `toOklab`. */
export const FACETS_OF = `
  -- What lists are filtered by, in one number.
  create or replace function facets_of(device_type text, width int, height int, palette jsonb, black_share real) returns int
    language plpgsql immutable parallel safe as $body$
  declare
    names float8[] := array_fill(0::float8, array[${COLOURS.names.length}]);
    ratio constant float8 := width::float8 / height;
    long constant int := greatest(width, height);
    short constant int := least(width, height);
    facets int;
    lightness float8 := 0;
    total float8 := 0;
    entry record;
    red float8;
    green float8;
    blue float8;
    l_cone float8;
    m_cone float8;
    s_cone float8;
    l float8;
    a float8;
    b float8;
    c float8;
    h float8;
    name int;
  begin
    facets := ((case ${numbered(DEVICE.values.map((name) => `device_type = '${name}'`))} else 0 end) << ${DEVICE.offset})
      | ((case ${numbered(SHAPE.values.map(({ from, to }) => `ratio between ${from} and ${to}`))} else 0 end) << ${SHAPE.offset})
      | ((case ${highest(SIZE.values.map((size) => `long >= ${size.long} and short >= ${size.short}`))} else 0 end) << ${SIZE.offset});
    for entry in
      select decode(substr(value ->> 'color', 2, 6), 'hex') as rgb, (value ->> 'weight')::float8 as weight
      from jsonb_array_elements(palette)
    loop
      red := ${linear(0)};
      green := ${linear(1)};
      blue := ${linear(2)};
      l_cone := cbrt(0.4122214708::float8 * red + 0.5363325363::float8 * green + 0.0514459929::float8 * blue);
      m_cone := cbrt(0.2119034982::float8 * red + 0.6806995451::float8 * green + 0.1073969566::float8 * blue);
      s_cone := cbrt(0.0883024619::float8 * red + 0.2817188376::float8 * green + 0.6299787005::float8 * blue);
      l := 0.2104542553::float8 * l_cone + 0.793617785::float8 * m_cone - 0.0040720468::float8 * s_cone;
      a := 1.9779984951::float8 * l_cone - 2.428592205::float8 * m_cone + 0.4505937099::float8 * s_cone;
      b := 0.0259040371::float8 * l_cone + 0.7827717662::float8 * m_cone - 0.808675766::float8 * s_cone;
      c := sqrt(a * a + b * b);
      h := degrees(atan2(b, a));
      if h < 0 then h := h + 360; end if;
      name := case
        ${placeOfName}
      end;
      names[name] := names[name] + entry.weight;
      lightness := lightness + entry.weight * l;
      total := total + entry.weight;
    end loop;
    if total > 0 then
      facets := facets | ((case
        when black_share >= ${TONE.blackShare} then 3 when lightness / total <= ${TONE.dark} then 2
        when lightness / total >= ${TONE.light} then 1 else 0 end) << ${TONE.offset});
      for place in 1..${COLOURS.names.length} loop
        if names[place] >= ${COLOURS.share} * total then facets := facets | (1 << (${COLOURS.offset - 1} + place)); end if;
      end loop;
    end if;
    return facets;
  end $body$;`;

const bitField = ({ offset, bits }: { offset: number; bits: number }) =>
  `facets ${offset > 0 ? `>> ${offset} ` : ''}& ${(1 << bits) - 1}`;
const wordIf = (condition: string, word: string) => `case when ${condition} then 'facet:${word}' end`;

export const FACET_WORDS = `
  -- Words that no one can type are in the search document, so that a search and its filters are one look into one index.
  create or replace function facet_words(facets int) returns tsvector language sql immutable parallel safe as $body$
    select array_to_tsvector(array_remove(array[
      'facet:d' || (${bitField(DEVICE)}), 'facet:s' || (${bitField(SHAPE)}),
      ${SIZE.values.map((_, index) => wordIf(`${bitField(SIZE)} >= ${index + 1}`, `l${index + 1}`)).join(', ')},
      ${['= 1', '>= 2', '= 3'].map((tone, index) => wordIf(`${bitField(TONE)} ${tone}`, `t${index + 1}`)).join(', ')},
      ${wordIf(`${bitField(HDR)} = 1`, 'h1')}
    ] || array(select 'facet:c' || place from generate_series(0, ${COLOURS.names.length - 1}) as place where facets >> (${COLOURS.offset} + place) & 1 = 1), null))
  $body$;`;
